// Lets the plugins of a site add commands to the command line.
import {resolve} from 'node:path'
import type {Command} from 'commander'
import {SiteError} from '../shared/diagnostics.ts'
import {loadConfig} from './config/load-config.ts'
import {createReporter} from './diagnostics/reporter.ts'
import {loadPlugins} from './plugins/load-plugins.ts'
import {runHook} from './plugins/run-hook.ts'
import {toSiteFolder} from './site-folder.ts'

/**
 * Lets the plugins of the site in `siteDir` add their commands to a command line. Builds nothing.
 * @throws SiteError when the configuration is wrong or a plugin fails.
 */
export async function extendCli(cli: Command, {siteDir}: {readonly siteDir: string}): Promise<void> {
  const {report, counts, diagnostics} = createReporter()
  const config = await loadConfig(resolve(siteDir), {report})
  const plugins = loadPlugins({config, isProduction: true, report})
  if (counts().errors > 0) throw new SiteError(diagnostics())
  const site = toSiteFolder(config)
  for (const plugin of plugins) {
    await runHook(plugin, 'extendCli', () => plugin.definition.extendCli?.(cli, {...plugin.context, site}))
  }
}
