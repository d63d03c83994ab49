// A diagram of every kind that Mermaid draws, and of what needs further styles: icons, formulas, HTML, a look of its own.

/** Sources by kind. */
export const DIAGRAMS: Readonly<Record<string, string>> = {
  flowchart: `flowchart LR
  A[Start here] -->|then| B{Is it?}
  B --> C[(Database)]
  B -.-> D((Round))
  subgraph one [A group]
    C --> E>Flag]
  end
  style A fill:#f9f,stroke:#333,stroke-width:4px
  classDef hot fill:#fdd,color:#900
  class E hot
  linkStyle 0 stroke:#ff3,stroke-width:4px`,
  'flowchart shapes': `flowchart TD
  A@{ shape: manual-file, label: "File Handling"} --> B@{ shape: docs, label: "Multiple\\nDocuments"}
  B --> C@{ shape: bolt, label: "Bolt" }
  C --> D@{ shape: brace, label: "Comment with \`code\` and **bold**" }
  D --> E["\`Markdown **bold** _italic_
  second line\`"]
  E --> F@{ icon: "fa:user", form: "square", label: "User Icon", pos: "t", h: 60 }
  click A "https://example.com" "Tooltip"`,
  sequence: `sequenceDiagram
  autonumber
  actor Alice
  participant B as Bob
  box Purple Group
  participant C
  end
  Alice->>B: Hello
  activate B
  B-->>Alice: Hi
  deactivate B
  Note right of B: A note<br/>two lines
  loop Every day
    B->>C: Ping
  end
  alt yes
    C-->>B: Pong
  else no
    C--xB: Lost
  end
  rect rgb(191, 223, 255)
    Alice->>C: In a rect
  end`,
  class: `classDiagram
  class Animal {
    <<abstract>>
    +int age
    +String gender
    +isMammal() bool
    +mate()*
  }
  Animal <|-- Duck
  Animal <|-- Fish
  Duck "1" --> "*" Egg : lays
  note for Duck "can fly"
  namespace Pond {
    class Frog
  }
  style Fish fill:#bbf`,
  state: `stateDiagram-v2
  [*] --> Still
  Still --> Moving : go
  Moving --> Crash
  Crash --> [*]
  state Moving {
    [*] --> Slow
    Slow --> Fast
    --
    [*] --> Left
  }
  note right of Still : A note
  state fork <<fork>>
  Still --> fork
  classDef bad fill:#f00,color:white
  class Crash bad`,
  er: `erDiagram
  CUSTOMER ||--o{ ORDER : places
  CUSTOMER {
    string name PK "the name"
    int age
  }
  ORDER ||--|{ LINE-ITEM : contains`,
  gantt: `gantt
  title A Gantt Diagram
  dateFormat YYYY-MM-DD
  section Section
  A task :a1, 2014-01-01, 30d
  Another task :after a1, 20d
  section Another
  Crit :crit, active, 2014-01-12, 12d
  Done :done, 24d
  Milestone :milestone, 2014-02-01, 0d`,
  journey: `journey
  title My working day
  section Go to work
    Make tea: 5: Me
    Go upstairs: 3: Me, Cat
  section Go home
    Sit down: 1: Me`,
  pie: `pie showData
  title Pets
  "Dogs" : 386
  "Cats" : 85
  "Rats" : 15`,
  quadrant: `quadrantChart
  title Reach
  x-axis Low --> High
  y-axis Low --> High
  quadrant-1 Expand
  quadrant-2 Promote
  quadrant-3 Re-evaluate
  quadrant-4 Improve
  A: [0.3, 0.6]
  B: [0.45, 0.23] radius: 12, color: #ff3300`,
  requirement: `requirementDiagram
  requirement test_req {
    id: 1
    text: the test text.
    risk: high
    verifymethod: test
  }
  element test_entity {
    type: simulation
  }
  test_entity - satisfies -> test_req`,
  gitGraph: `gitGraph
  commit
  commit id: "two" tag: "v1"
  branch develop
  checkout develop
  commit type: HIGHLIGHT
  checkout main
  merge develop
  commit type: REVERSE`,
  C4: `C4Context
  title System Context
  Person(a, "Customer", "A customer")
  Enterprise_Boundary(b0, "Bank") {
    System(s, "Internet Banking", "Lets customers see")
    SystemDb_Ext(d, "Mainframe", "Stores")
  }
  Rel(a, s, "Uses", "HTTPS")
  Rel(s, d, "Reads")
  UpdateElementStyle(a, $fontColor="red", $bgColor="grey", $borderColor="red")`,
  mindmap: `mindmap
  root((mindmap))
    Origins
      Long history
      ::icon(fa fa-book)
      Popularisation
    Research
      On effectiveness<br/>and features
      id))Bang((
      id2)Cloud(
    Tools
      {{Hexagon}}
      [Square]`,
  timeline: `timeline
  title History
  section Early
    2002 : LinkedIn
    2004 : Facebook : Google
  section Later
    2005 : YouTube`,
  xychart: `xychart-beta
  title "Sales"
  x-axis [jan, feb, mar, apr]
  y-axis "Revenue" 4000 --> 11000
  bar [5000, 6000, 7500, 8200]
  line [5000, 6000, 7500, 8200]`,
  block: `block-beta
  columns 3
  a["A"] b:2
  block:e:3
    f g
  end
  c<["down"]>(down) d(("circle"))
  a --> c
  style b fill:#969`,
  packet: `packet-beta
  title UDP
  0-15: "Source Port"
  16-31: "Destination Port"
  32-63: "Data"`,
  kanban: `kanban
  Todo
    [Create docs]
    t2[Write blog]@{ assigned: 'knsv', priority: 'High', ticket: MC-2037 }
  [In progress]
    id6[Render]`,
  architecture: `architecture-beta
  group api(cloud)[API]
  service db(database)[Database] in api
  service disk1(disk)[Storage] in api
  service server(server)[Server] in api
  db:L -- R:server
  disk1:T --> B:server`,
  radar: `radar-beta
  title Grades
  axis m["Math"], s["Science"], e["English"]
  curve a["Alice"]{85, 90, 80}
  curve b["Bob"]{70, 75, 85}
  max 100
  min 0`,
  treemap: `treemap-beta
"Section 1"
    "Leaf 1.1": 12
    "Section 1.2":::hot
      "Leaf 1.2.1": 12
"Section 2"
    "Leaf 2.1": 20
    "Leaf 2.2": 25
classDef hot fill:red,color:blue`,
  venn: `venn-beta
  title Teams
  set A["Frontend"]:20
  set B["Backend"]:12
  union A,B["APIs"]:3`,
  ishikawa: `ishikawa-beta
    Blurry Photo
    Process
        Out of focus
        Shutter speed too slow
    User
        Shaky hands`,
  wardley: `wardley-beta
title Tea Shop
anchor Business [0.95, 0.63]
component Cup of Tea [0.79, 0.61]
component Tea [0.63, 0.81]
Business -> Cup of Tea
Cup of Tea -> Tea`,
  treeView: `treeView-beta
    "docs"
        "build"
        "make.bat"
        "source"
            "static"`,
  cynefin: `cynefin-beta
title Decisions
complex
  "Build a team"
complicated
  "Fix a car"
clear
  "Tie a shoe"
chaotic
  "Fire"`,
  eventmodeling: `eventmodeling

tf 01 ui CartUI
tf 02 cmd AddItem
tf 03 evt ItemAdded`,
  railroad: `railroad-ebnf-beta
digit = "0" | "1" | "2" ;
number = digit , { digit } ;`,
  swimlane: `swimlane-beta LR
  subgraph A [Customer]
    a1[Order] --> a2[Pay]
  end
  subgraph B [Shop]
    b1[Pack]
  end
  a2 --> b1`,
  maths: `graph LR
  A["$$x^2 + \\frac{1}{2}$$"] -->|"$$\\sqrt{x}$$"| B["plain"]`,
  'maths in sequence': `sequenceDiagram
  participant 1 as $$\\alpha$$
  participant 2 as $$\\beta$$
  1->>2: Solve: $$\\sqrt{2+2}$$`,
  'hand drawn': `---
config:
  look: handDrawn
  theme: neutral
---
flowchart LR
  A[Start] --> B{Ok}`,
  'theme css': `---
config:
  themeCSS: ".node rect { fill: gold; }"
---
flowchart LR
  A[Gold] e1@--> B
  e1@{ animate: true }`,
  sankey: `sankey-beta

Agricultural,Bio,124.7
Bio,Liquid,0.6
Bio,Losses,26.8
Bio,Solid,280.3`,
  'html labels': `%%{init: {"flowchart": {"htmlLabels": true}} }%%
flowchart LR
  A["<b style='color:red'>Bold</b><br/>line"] --> B["<i>Italic</i>"]`,
}
