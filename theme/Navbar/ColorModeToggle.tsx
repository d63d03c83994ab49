// The colour mode's button in the navbar and in the mobile menu.
import ColorModeToggle from '@theme/ColorModeToggle'
import {useColorMode, useThemeConfig} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {ColorModeConfig} from '../ColorModeToggle.tsx'
import type {NavbarConfig} from '../config/theme-config.ts'

interface NavbarColorModeConfig extends ColorModeConfig {
  readonly navbar?: NavbarConfig
}

export default function NavbarColorModeToggle({className}: {readonly className?: string}): ReactNode {
  const {colorModeChoice, setColorMode, hasSwitch} = useColorMode()
  const {colorMode, navbar} = useThemeConfig<NavbarColorModeConfig>()
  return (
    hasSwitch && (
      <ColorModeToggle
        className={className}
        buttonClassName={navbar?.style === 'dark' ? 'darkNavbarColorModeToggle' : undefined}
        respectPrefersColorScheme={colorMode?.respectPrefersColorScheme === true}
        value={colorModeChoice}
        onChange={setColorMode}
      />
    )
  )
}
