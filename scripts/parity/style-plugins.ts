// Of the plugins that are tried, those that make style sheets.
import type {ParityPlugin} from './plugins.ts'

/** For Tailwind: classes in a page, in a document and in a part of the theme. */
const UTILITIES = {
  'src/pages/styled.jsx': 'export default function Styled() { return <p className="mt-[13px]">x</p> }',
  'docs/styled.mdx': '# Styled\n\n<div className="tracking-widest">x</div>\n',
  'src/theme/Footer/index.jsx':
    'import Footer from \'@theme-original/Footer\'\nexport default (props) => <div className="border-t-8"><Footer {...props} /></div>',
}

const ALL_UTILITIES = /^(?=.*\.mt-\\\[13px)(?=.*\.tracking-widest)(?=.*\.border-t-8)/s

const STYLED = "clientModules: ['./src/css/own.css']"

export const STYLE_PLUGINS: readonly ParityPlugin[] = [
  {
    name: 'tailwindcss-three',
    version: 'npm:tailwindcss@3',
    needs: ['autoprefixer', 'postcss'],
    config: `plugins: [() => ({name: 'tailwind', configurePostCss: (options) => ({...options, plugins: [...options.plugins, require('tailwindcss-three'), require('autoprefixer')]})})], ${STYLED}`,
    files: {
      ...UTILITIES,
      'src/css/own.css': '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n',
      'tailwind.config.js':
        "module.exports = {corePlugins: {preflight: false}, content: ['./src/**/*.{js,jsx}', './docs/**/*.{md,mdx}']}\n",
    },
    makes: [/\.css$/, ALL_UTILITIES],
  },
  {
    name: '@tailwindcss/postcss',
    needs: ['tailwindcss@4'],
    config: `plugins: [() => ({name: 'tailwind', configurePostCss: (options) => ({...options, plugins: [require('@tailwindcss/postcss')]})})], ${STYLED}`,
    files: {
      ...UTILITIES,
      'src/css/own.css': '@import "tailwindcss";\n@theme {\n  --color-own: #123457;\n}\n',
    },
    makes: [/\.css$/, ALL_UTILITIES],
  },
  {
    name: 'docusaurus-plugin-sass',
    needs: ['sass'],
    config: "plugins: ['docusaurus-plugin-sass']",
    files: {
      'src/pages/styled.jsx':
        'import \'./styled.scss\'\nexport default function Styled() { return <p className="styled">x</p> }',
      'src/pages/styled.scss': '$tone: #123456;\n.styled { color: $tone; }\n',
    },
    makes: [/\.css$/, /\.styled\s*\{\s*color:\s*#123456/],
  },
  {
    name: 'docusaurus-plugin-less',
    needs: ['less@4', 'less-loader'],
    config: "plugins: ['docusaurus-plugin-less']",
    files: {
      'src/pages/less.jsx':
        'import \'./less.less\'\nexport default function Less() { return <p className="less">x</p> }',
      'src/pages/less.less': '@tone: #123456;\n.less { color: @tone; }\n',
    },
    makes: [/\.css$/, /\.less\s*\{\s*color:\s*#123456/],
  },
]
