// Lets the plugins of a site add commands to the command line.
import {resolve} from 'node:path'
import type {Command} from 'commander'
import {loadConfig} from './config/load-config.ts'
import {createReporter} from './diagnostics/reporter.ts'
import {loadPlugins} from './plugins/load-plugins.ts'
import {runHook} from './plugins/run-hook.ts'

/** @throws SiteError when the configuration is wrong or a plugin fails. */
export async function extendCli(cli: Command, {siteDir}: {readonly siteDir: string}): Promise<void> {
  const {report} = createReporter()
  const config = await loadConfig(resolve(siteDir), {report})
  for (const plugin of loadPlugins({config, isProduction: true, report})) {
    await runHook(plugin, 'extendCli', () => plugin.definition.extendCli?.(cli, plugin.context))
  }
}
