// `ssrTemplate` of a configuration for Docusaurus: what the site has put around its pages is in each page.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const config = (template: string): string =>
  `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', presets: [['classic', {blog: false}]], ssrTemplate: ${JSON.stringify(template)}}\n`

const TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% if (it.noIndex) { %>
      <meta name="robots" content="noindex">
    <% } %>
    <%~ it.headTags %>
    <% it.metaAttributes.forEach((one) => { %>
      <%~ one %>
    <% }); %>
    <link rel="preconnect" href="https://fonts.example">
    <script src="<%= it.baseUrl %>own.js"></script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <!-- before --><noscript>No scripts</noscript>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <div class="after">After</div>
    <%~ it.postBodyTags %>
  </body>
</html>`

test('its tags are in the head, before and after each page, once, and those of Docusaurus are not', async () => {
  const built = await createSite({'docusaurus.config.js': config(TEMPLATE), 'docs/a.md': '# A\n'}).build()
  expect(built.findings).toEqual([])
  const html = built.html('/docs/a')
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head.split('<link rel="preconnect" href="https://fonts.example">')).toHaveLength(2)
  expect(head).toContain('<script src="/base/own.js"></script>')
  expect(html).toMatch(/<body[^>]*>\s*<!-- before --><noscript>No scripts<\/noscript>\s*<div id="/)
  expect(html).toMatch(/<\/template>\s*<div class="after">After<\/div>\s*<\/body>/)
  expect(html).not.toContain('Docusaurus v')
  expect(html.match(/charset/gi)).toHaveLength(1)
})

test('attributes of its <html> and <body> are those of each page, next to those that the page has', async () => {
  const template = TEMPLATE.replace(
    '<html ',
    `<html lang="xx" class="own <%= it.noIndex ? 'hidden' : 'shown' %>" prefix='og: https://ogp.me/ns#' data-a="1>0 &amp; &quot;x&quot;" `,
  ).replace('<body ', '<body data-page=any class="tall" itemscope ')
  const page = `import Head from '@docusaurus/Head'
export default () => <Head><html data-a="2" /><body class="wide" data-page="home" /></Head>
`
  const files = {'docusaurus.config.js': config(template), 'docs/a.md': '# A\n', 'src/pages/index.jsx': page}
  const built = await createSite(files).build()
  expect(built.findings).toEqual([])
  const [html = ''] = /<html[^\n]*/.exec(built.html('/docs/a')) ?? []
  expect(html).toMatch(/^<html lang="en" dir="ltr" class="[^"]*\bdocs-doc-page\b[^"]* own shown"/)
  expect(html).toContain('prefix="og: https://ogp.me/ns#" data-a="1&gt;0 &amp; &quot;x&quot;"')
  expect(built.html('/docs/a')).toContain('<body data-page="any" class="tall" itemscope="">')
  expect(built.html('/')).toMatch(/<html [^\n]*data-a="2"/)
  expect(built.html('/')).toContain('<body class="wide tall" data-page="home" itemscope="">')
})

test('what of it has no effect is a warning, and the site is built', async () => {
  const cases: [template: string, message: string][] = [
    ['<html><head></head><body></body></html>', '"ssrTemplate" has no effect here: it has to print it.appHtml once.'],
    [TEMPLATE.replace('it.noIndex', 'it.no.index'), '"ssrTemplate" has no effect here: '],
  ]
  for (const [template, message] of cases) {
    const built = await createSite({'docusaurus.config.js': config(template), 'docs/a.md': '# A\n'}).build()
    expect(built.findings).toEqual(['warning config/key-unused docusaurus.config.js:1:115'])
    expect(built.diagnostics[0]?.message).toContain(message)
    expect(built.content('/docs/a')).toContain('A')
  }
})
