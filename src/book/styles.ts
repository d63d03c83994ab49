// How a book looks: what both forms share, and the pages of the printed one.

/** Text, tables and code. Colours print well and are those of light mode alone. */
export const TEXT_STYLES = `
body{font-family:"Source Serif 4",Charter,"Bitstream Charter","DejaVu Serif",Georgia,serif;line-height:1.45;color:#1c1e21;hyphens:auto}
h1,h2,h3,h4,h5,h6{font-family:Inter,"Helvetica Neue",Helvetica,Arial,"Liberation Sans","DejaVu Sans",sans-serif;line-height:1.2;margin:1.6em 0 .5em;hyphens:none;break-after:avoid;page-break-after:avoid}
h1{font-size:1.9em}h2{font-size:1.45em}h3{font-size:1.2em}h4,h5,h6{font-size:1em}
.number{color:#66696d;margin-right:.4em}
p,ul,ol,dl{margin:.6em 0;orphans:2;widows:2}
li>p{margin:.2em 0}
a{color:#1f5f8b;text-decoration:none}
img{max-width:100%;height:auto}
.diagram{margin:1em 0;text-align:center;break-inside:avoid}
.diagram img{max-height:20cm}
code,kbd,samp,pre{font-family:"JetBrains Mono","SF Mono",Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace;font-size:.84em;hyphens:none}
pre{background:#f5f6f7;border:1px solid #e2e4e7;border-radius:3px;padding:.7em .9em;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.4;break-inside:avoid;margin:.8em 0}
pre.long{break-inside:auto}
pre code{font-size:1em}
:not(pre)>code{overflow-wrap:anywhere}
.code-block-title{font-family:sans-serif;font-size:.8em;font-weight:600;margin:1em 0 -.6em;break-after:avoid}
.theme-code-block-highlighted-line{background:#e6ecf3}
table{border-collapse:collapse;width:100%;margin:1em 0;font-size:.9em}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{border-bottom:1px solid #d5d8dc;padding:.35em .6em .35em 0;text-align:left;vertical-align:top}
th{border-bottom:1.5px solid #4a4d52}
.align-right,.text--right{text-align:right}.align-center,.text--center{text-align:center}
blockquote{margin:1em 0;padding-left:1em;border-left:3px solid #d5d8dc;color:#44474b}
.theme-admonition{margin:1em 0;padding:.5em 1em;border-left:3px solid #1f5f8b;background:#f3f6f9;break-inside:avoid}
.alert--warning{border-color:#b9770e;background:#fdf6e9}.alert--danger{border-color:#b03a2e;background:#fcf1f0}.alert--success{border-color:#1e8449;background:#eff7f2}
.admonitionHeading_,.summary,.tab{font-family:sans-serif;font-weight:600;font-size:.9em;break-after:avoid}
.tab-panel,.details{margin:.8em 0;padding-left:1em;border-left:2px solid #d5d8dc}
.contains-task-list{list-style:none;padding-left:.4em}
.footnotes{font-size:.85em;border-top:1px solid #d5d8dc;margin-top:2em}
.token.comment,.token.prolog{color:#5f6a72;font-style:italic}
.token.keyword,.token.atrule,.token.tag,.token.important{color:#7a1f6d}
.token.string,.token.attr-value,.token.inserted{color:#1c6b3c}
.token.function,.token.class-name,.token.builtin{color:#1d4f91}
.token.number,.token.boolean,.token.constant,.token.attr-name,.token.deleted{color:#9a4a00}
.token.punctuation,.token.operator{color:#4a4d52}
`

/** Paper, cover and contents. The numbers of pages are in the margin below; the cover has none. */
export const PRINT_STYLES = `
@page{size:A4;margin:22mm 22mm 24mm;@bottom-center{content:counter(page);font:9pt sans-serif;color:#55585c}}
@page cover{@bottom-center{content:none}}
html{font-size:10.2pt}
body{margin:0}
.cover{page:cover;break-after:page;height:235mm;display:flex;flex-direction:column;justify-content:center}
.cover img{width:26mm;margin-bottom:14mm}
.cover h1,.cover .title{font:700 30pt/1.15 Inter,"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;margin:0 0 5mm}
.cover .tagline{font-size:14pt;color:#44474b;margin:0 0 16mm}
.cover .about{font:10pt sans-serif;color:#55585c;margin:0}
.contents{break-after:page}
.contents a{display:flex;color:inherit;align-items:baseline;font-size:9.6pt;line-height:1.55;break-inside:avoid}
.contents .dots{flex:1;border-bottom:1px dotted #b5b8bc;margin:0 .5em}
.contents .page{min-width:2.2em;text-align:right;font-variant-numeric:tabular-nums}
.contents .depth-1{font-weight:700;margin-top:.7em;break-after:avoid}
.contents .depth-2{padding-left:1.2em}.contents .depth-3{padding-left:2.4em}
.chapter.depth-1{break-before:page}
.chapter.depth-1>h1:first-child{margin-top:0;font-size:2.1em}
`
