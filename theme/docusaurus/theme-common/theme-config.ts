// The configuration of the theme as code of Docusaurus expects it.
import {useThemeConfig as useOwnConfig} from 'quire-docs/client'
import {useMemo} from 'react'

interface MermaidConfig {
  readonly theme?: object
  readonly options?: object
}

/** With what Docusaurus' theme for diagrams adds. Ours follow the colours of the site where it names no theme. */
export function useThemeConfig<T = Readonly<Record<string, unknown>>>(): T {
  const config = useOwnConfig<{readonly mermaid?: MermaidConfig}>()
  return useMemo(() => {
    const {theme, options = {}} = config.mermaid ?? {}
    return {...config, mermaid: {theme: {dark: 'dark', light: 'default', ...theme}, options}}
  }, [config]) as T
}
