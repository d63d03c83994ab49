// Commands of Docusaurus that there are not.
import type {Command} from 'commander'

/** Commands of Docusaurus that scripts call, and what takes their place. */
const REFUSED: Readonly<Record<string, string>> = {
  deploy:
    'There is no "deploy": run "quire build" and publish the folder "build". The chapter Deployment of the manual has the files for GitHub Pages and other hosts.',
}

/** Adds them, hidden: each says what to do instead. */
export function addRefused(cli: Command, refuse: (text: string) => Promise<void>): void {
  for (const [name, text] of Object.entries(REFUSED))
    cli
      .command(name, {hidden: true})
      .description(text)
      .argument('[words...]')
      .allowUnknownOption()
      .action(() => refuse(text))
}
