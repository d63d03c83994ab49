// Commands of plugins that were written for Docusaurus, and so for the fifth version of commander.
import type {Command} from 'commander'

/**
 * Lets a plugin add its commands: their actions get the command itself after their arguments, with its options as
 * properties and by `opts()`, where newer versions give an object of options.
 */
export function addOldCommands(cli: Command, add: ((cli: Command) => unknown) | undefined): void {
  const {copyInheritedSettings} = cli
  // A new command takes this setting from the one that it belongs to, which has options of its own already.
  cli.createCommand = (name) => {
    const command = new (cli.constructor as typeof Command)(name)
    command.copyInheritedSettings = (from) => {
      copyInheritedSettings.call(command, from)
      return command.storeOptionsAsProperties()
    }
    return command
  }
  try {
    add?.(cli)
  } finally {
    // The method of the class is there again.
    Reflect.deleteProperty(cli, 'createCommand')
  }
}
