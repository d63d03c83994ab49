// The button that switches between light and dark. Its icon follows the attribute on `<html>`, which is right before
// React runs; the button works only from then on.
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'
import IconSystemColorMode from '@theme/Icon/SystemColorMode'
import {clsx} from 'clsx'
import {type ColorModeValue, translate, useColorMode, useIsBrowser, useThemeConfig} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface ColorModeConfig {
  readonly colorMode?: {readonly respectPrefersColorScheme?: boolean}
}

/** Ours needs none but the first, wherever it stands: the others are for a button that a site has in its place. */
export interface ColorModeToggleProps {
  readonly className?: string | undefined
  readonly buttonClassName?: string | undefined
  readonly respectPrefersColorScheme?: boolean
  /** Null follows the system. */
  readonly value?: ColorModeValue['colorModeChoice']
  readonly onChange?: ColorModeValue['setColorMode']
}

export default function ColorModeToggle({className}: ColorModeToggleProps): ReactNode {
  const {colorMode, colorModeChoice, toggleColorMode, hasSwitch} = useColorMode()
  const respectsSystem = useThemeConfig<ColorModeConfig>().colorMode?.respectPrefersColorScheme === true
  const isBrowser = useIsBrowser()
  if (!hasSwitch) return null
  const label = describe(colorModeChoice ?? (respectsSystem ? 'system' : colorMode))
  return (
    <div className={clsx('colorModeToggle', className)}>
      <button
        type="button"
        className="clean-btn iconButton_"
        disabled={!isBrowser}
        title={isBrowser ? label : undefined}
        aria-label={label}
        onClick={toggleColorMode}
      >
        <IconLightMode className="lightToggleIcon" />
        <IconDarkMode className="darkToggleIcon" />
        {respectsSystem && <IconSystemColorMode className="systemToggleIcon" />}
      </button>
    </div>
  )
}

function describe(mode: 'light' | 'dark' | 'system'): string {
  const names = {
    light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
    system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  }
  return translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode: names[mode]},
  )
}
