// Every code of the program itself: how bad it is by default, what it means. The troubleshooting page of the manual has a
// section for each, and for those of our plugins, under a heading that is the code itself.
import {besidePermalinks, configured, type DiagnosticCodes, error, warning} from './diagnostic-code.ts'
import {DOCUMENT_CODES} from './document-codes.ts'

export type {DiagnosticCode, DiagnosticCodes} from './diagnostic-code.ts'

// What a mistake of the configuration means for permalinks, its key says: see src/node/config/check-scope.ts.
const ofConfig = besidePermalinks

/** Those of the program itself; plugins have tables of their own. */
export const DIAGNOSTIC_CODES: DiagnosticCodes = {
  'doctor/duplicate-package': error('A package that may be there once is installed several times.'),
  'doctor/heading-order': warning('A heading skips a level, or a page has two titles.'),
  'doctor/huge-image': warning('An image has more bytes or pixels than any screen needs.'),
  'doctor/missing-alt': warning('An image has no alternative text.'),
  'doctor/node': error('Node is older than the site or the program needs.'),
  'doctor/orphan-page': warning('Nothing leads to a page.'),
  'doctor/package': configured('A package that the site lists is missing or of another version.'),
  'doctor/peer': configured('A package needs another one, which is missing or of another version.'),
  'doctor/unknown-language': warning('No colours are known for the language of some blocks of code.'),
  'doctor/untranslated': warning('A text of the site is not translated.'),
  'config/duplicate-plugin': ofConfig(
    error('Two instances of one plugin have the same id.', 'Give one of them an id of its own.'),
  ),
  'config/legacy-key': ofConfig(error('A key of an older configuration, which has a replacement.')),
  'config/missing-file': warning('The configuration names a file that the site does not have.'),
  'config/old-key': ofConfig(warning('A key of an older configuration, read from where it is written today.')),
  'config/missing-plugin': ofConfig(error('A navbar item shows something of a plugin that the site does not list.')),
  'config/missing-package': ofConfig(error('A setting needs a package that the site has not installed.')),
  'config/no-config': ofConfig(
    error('The configuration file that was named does not exist.', 'Correct the name given with --config.'),
  ),
  'config/no-site': ofConfig(error('The site folder does not exist.', 'Correct the folder given on the command line.')),
  'config/item-without-link': warning('An item of the navbar leads nowhere.'),
  'config/key-unused': warning('A key of Docusaurus has no effect here.'),
  'config/option-unused': warning('An option of a package that a plugin takes the place of has no effect here.'),
  'config/plugin-skipped': warning('A plugin of Docusaurus is passed over; the site is built without it.'),
  'config/plugin-step-unused': warning('A plugin of Docusaurus has steps that have no effect here.'),
  'config/plugin-unavailable': ofConfig(
    error('A plugin, theme or preset that is listed cannot be found or is not part of the program.'),
  ),
  'config/syntax': ofConfig(
    error(
      'A configuration file is not valid JavaScript or TypeScript.',
      'Correct the syntax at that place; the rest of the file was not read.',
    ),
  ),
  'config/never-settles': ofConfig(error('The configuration waits for something that never comes.')),
  'config/throws': ofConfig(
    error(
      'A configuration file threw an error while it ran.',
      'The file runs when the site is built: correct what it does at that place.',
    ),
  ),
  'config/type': ofConfig(
    error(
      'A value in the configuration is of the wrong type, or is missing.',
      'Give the key a value of that type, or leave it out to have its default.',
    ),
  ),
  'config/unknown-key': ofConfig(error('The configuration has a key that does not exist.')),
  'config/likely-slip': warning(
    'A key that is not known is one letter away from one that is, or belongs into another, and is left out.',
  ),
  'config/unknown-locale': warning('The locale asked for is not listed in the configuration.'),
  'config/unreachable-function': ofConfig(warning('A plugin adds a transform as a function that workers cannot have.')),
  'config/unread-translations': warning('The site has translations that are not read.'),
  'config/unresolved-import': ofConfig(error('A configuration file imports something that cannot be found.')),
  'config/untrusted-module': ofConfig(
    error(
      'A module of the configuration is in a folder of untrusted content.',
      'Move it out of the folders of content.',
    ),
  ),
  'config/value': ofConfig(
    error(
      'A value in the configuration is not one of those allowed.',
      'Choose one of the values allowed, or leave the key out to have its default.',
    ),
  ),
  'config/cache-folder': ofConfig(error('The cache folder holds files that Quire did not make.')),
  'config/remote-cache': ofConfig(error('What is said of the shared cache is wrong.')),
  'config/workers': error('The queue of the workers is no Redis server, or has no key.'),
  'output/bad-path': error(
    'A file would be written outside of the output folder, or under a name that no disk can hold.',
  ),
  'offline/needs-network': warning('Pages of a folder for a disk show or run files of other servers.'),
  'offline/needs-server': warning('A plugin does nothing in a folder for a disk.'),
  'output/kept-files': warning('The output folder has files of which it is not known who made them.'),
  'output/shared-file': error('Two locales would both write one file.'),
  'output/taken-over': error('Another build took over the output folder while this one was running.'),
  'output/not-ours': warning('A folder was not removed because this program did not make it.'),
  'cli/ended-early': error(
    'Code of the site ended the program, or left it waiting for nothing.',
    'Look for process.exit and for promises without an end in the plugins.',
  ),
  'cli/unhandled-error': error('An error was thrown, or a promise rejected, where nothing waited for it.'),
  'cli/failed': error('The program failed: a fault of its own, not of the site.'),
  'migrate/config-exists': error('The site has a configuration of Quire already.'),
  'migrate/config-refused': error('The configuration of Docusaurus cannot be rewritten as one of Quire.'),
  'migrate/no-build': error('The folder holds no built site.'),
  'migrate/no-config': error('The folder has no configuration of Docusaurus.'),
  'eject/exists': error('The site has its own copy of that component already.'),
  'eject/not-wrappable': error('The part of the theme is a list, which cannot be wrapped.'),
  'eject/unknown-component': error('The theme has no component of that name.'),
  'eject/unknown-theme': error('Neither the program nor the site has a theme of that name.'),
  'eject/unsafe': error('The component is not safe to copy, and that was not accepted.'),
  'translations/not-static': warning('A text to translate is put together while the code runs.'),
  'translations/unused': warning('A file of messages has some that the site does not have.'),
  'translations/no-history': {
    ...warning('Git does not say when translations were changed.'),
    hint: 'Fetch the whole history, in GitHub Actions by "fetch-depth: 0". What is missing is told all the same.',
  },
  'translations/unreadable': error('A module of which the messages are wanted cannot be read.'),
  'cache/damaged': {
    ...warning('Parts of the cache could not be used, and were made again.'),
    hint: 'The site is right; this build took longer. If it happens again, another program changes the folder, or the disk fails.',
  },
  'cache/lost': error(
    'What a build keeps for itself is removed while it runs.',
    'Set TMPDIR to a folder that no other program empties, and build again.',
  ),
  'cache/unusable': {
    ...warning('The cache cannot be written.'),
    hint: 'The site is right; the next build will take as long. Free some space, make the folder writable, or name another with "cacheDir".',
  },
  'cache/over-limit': {
    ...warning('What one build uses of the cache is more than the cache may hold.'),
    hint: 'The site is right; what did not fit was removed, and the next build makes it again. Raise "cache.maxSize".',
  },
  'cache/in-use': error(
    'A cache is to be pruned while a build may need what is in it.',
    'Try again when it is done. Builds keep the limits of the configuration themselves.',
  ),
  'cache/remote-unusable': {
    ...warning('The shared cache is down, too slow, full, or refuses this build.'),
    hint: 'The site is right; this build took longer. Look at the server, or set QUIRE_REMOTE_CACHE to "off" until it is back.',
  },
  'cache/remote-damaged': {
    ...warning('Entries of the shared cache were not those that a build had written.'),
    hint: 'The site is right: they were made again. If it happens again, find out who else writes there.',
  },
  'workers/unreachable': {
    ...warning('The queue of the workers does not answer, or went away.'),
    hint: 'The site is right; this build took longer. Look at the server, and at the user and password of its URL.',
  },
  'workers/refused': {
    ...warning('A worker cannot work for this build, as it has another program, other code, or another key.'),
    hint: 'The site is right. Bring the checkout of the worker and its packages to the state of the build, and start it again.',
  },
  'workers/none': {
    ...warning('No worker took part in the build.'),
    hint: 'The site is right. Start some: quire worker, with the same URL and the same QUIRE_CACHE_KEY.',
  },
  'system/disk': error('The disk is full, read-only, or closed to the user who builds.'),
  'system/vanished': error('A file that the build had found was removed before it was read.'),
  'system/not-a-folder': error(
    'A file, or a link that leads nowhere, stands where a folder should be.',
    'Remove it, or make the folder that the link leads to. "npm install" makes node_modules again.',
  ),
  'worker/timeout': error('A page took longer than the site allows, mostly for a loop without an end.'),
  'worker/unhandled': error('An error that nothing caught, such as a rejected promise, ended the work on a page.'),
  'worker/died': error('A worker ended before its work was done, for example for want of memory.'),
  'config/active-url': warning('A URL in the configuration would run code, and is left out.'),
  'emit/not-published': warning('A file of a static folder is hidden, or leads out of the site, and is not copied.'),
  'link/not-published': configured('A link, an image or an import names a file that may not be published.'),
  'link/alternate-url-taken': error('The Markdown alternate of a page would have the URL of another file.'),
  'serve/missing-folder': error('The folder to serve does not exist.'),
  'serve/build-ended': error('The build of the whole site, beside the server, ended without a result.'),
  'serve/certificate': error('The certificate to serve with cannot be used.'),
  'serve/port': error('No port is free to serve on.'),
  'plugin/failed': error('A plugin threw an error.'),
  'plugin/bad-script': error(
    'A script that a plugin makes of code of the site has a mistake, or imports what is not there.',
  ),
  'plugin/duplicate-env': error('Two plugins give the code of pages different values of one name.'),
  'plugin/bad-tag': error(
    'A plugin gave a tag for the pages that does not say which tag it is, or not as tags are written.',
  ),
  'plugin/bad-shared-id': error('A plugin gave shared data an id with characters that a URL cannot have.'),
  'plugin/duplicate-shared-id': error('Two plugins gave different shared data the same id.'),
  'output/would-lose-files': error(
    'The output folder holds files that this program did not make, and a build would remove them.',
  ),
  'routes/unknown-layout': error('A plugin gives a route a layout that no theme component stands for.'),
  'routes/bad-path': error('The path of a page leads out of the site, or cannot be a file.'),
  'routes/same-but-case': warning('Two paths are the same for a system that does not tell capital from small letters.'),
  'routes/duplicate': configured('Two pages have the same URL.'),
  'routes/lock-outdated': warning('An address is not recorded in "routes.lock".'),
  'routes/lock-syntax': besidePermalinks(error('A line of "routes.lock" is no address.')),
  'routes/redirected': warning('A redirect was added for an address that has vanished.'),
  'routes/vanished': besidePermalinks(error('An address that was published has vanished.')),
  'routes/vanished-anchor': besidePermalinks(error('An anchor that was published has vanished.')),
  'routes/no-home': warning('The site has no page at its own URL.'),
  'link/missing-page': configured('A link leads to no page.'),
  'link/missing-markdown': configured('A link by file path leads to no document.'),
  'link/missing-anchor': configured('A link leads to no heading or element of its page.'),
  'link/missing-image': configured('The file of an image does not exist.'),
  'link/hook-node': warning("A site's own function for broken links and images changes what is compiled by then."),
  'link/outside-site': configured('A link leads to a file outside of the site folder.'),
  'bundle/transforms-unused': warning('A plugin gives documents something for Markdown that has no effect.'),
  'bundle/crashed': error('The bundler ended without a result.'),
  'bundle/extension-failed': warning("A plugin's change to the bundler does not work; its rules are missing."),
  'bundle/plugin-failed': error('A plugin of the site adds a plugin to the bundler, which fails there.'),
  'bundle/other-bundler': warning(
    'Rspack cannot run what a plugin of the site adds to the bundler; webpack bundles the site.',
  ),
  'bundle/setting-kept': warning('A plugin changes settings of the bundler that the program relies on; they stay.'),
  'bundle/failed': error('A component, a style sheet or a client module does not compile.'),
  'bundle/inputs-changing': error('Files of the site changed each time while its code was bundled.'),
  'bundle/missing-export': warning('A component imports a name that the module does not have.'),
  'bundle/part-set-aside': warning(
    "A part that replaces one of the theme's imports what is not there; the theme's is shown.",
  ),
  'bundle/unused-part': warning('A file in src/theme replaces no part of the theme, and nothing imports it.'),
  'bundle/unresolved-import': error('A component or a client module imports something that cannot be found.'),
  'docusaurus/docs-changed': warning(
    'A plugin of the site changes docs that the docs plugin makes, which has no effect.',
  ),
  'docusaurus/route-left-out': warning(
    'A plugin of Docusaurus adds a route that is a pattern; there is no page for it.',
  ),
  'render/plural-forms': {
    ...warning('A message has more plural forms than the language.'),
    hint: 'Give as many forms as the language has, in that order, separated by bars; translate the message in code.json.',
  },
  'render/failed': error('A page threw an error while it was rendered.'),
  'book/external': warning('A page embeds what a book cannot hold; the book has a link.'),
  'book/missing-package': error('The command book needs a package that is not installed.'),
  'book/no-browser': error('The command book needs a browser, and found none.'),
  'book/no-pages': error('The site, or the section that was named, has no pages in its sidebars.'),
  'book/no-site': error('The folder given to the command book holds no built site.'),
  'book/undrawn-diagram': warning('A diagram of a page could not be drawn; the book shows its text.'),
  'book/unknown-version': error('The site has no version of the docs with the name that was given.'),
  'mcp/missing-package': error('The command mcp needs a package that is not installed.'),
  'mcp/no-list': error('The folder or URL given to the command mcp has no list of pages that can be read.'),
  'emit/hidden-file': warning('A static file has the path of something that the build makes.'),

  ...DOCUMENT_CODES,
}
