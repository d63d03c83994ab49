// The reading settings: size and width of the text, colours, sidebar. A choice holds at once, on all pages and in all tabs.
import IconClose from '@theme/Icon/Close'
import {
  type ColorModeChoice,
  Translate,
  translate,
  useColorMode,
  useStorageSlot,
  useThemeConfig,
} from 'quire-docs/client'
import {type ReactNode, useEffect, useId, useRef} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {type Choice, colorChoices, type ReadingAttribute, readingKey, sizeChoices, widthChoices} from './choices.ts'
import './reading-settings.css'

export interface PanelProps {
  readonly label: string
  readonly onClose: () => void
}

interface ColorConfig {
  readonly colorMode?: {readonly respectPrefersColorScheme?: boolean}
}

export default function ReadingSettingsPanel({label, onClose}: PanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const {hideable} = useClassicThemeConfig().docs.sidebar
  const size = useReadingChoice('textSize')
  const width = useReadingChoice('textWidth')
  const sidebar = useSidebarChoice()
  const {colorModeChoice, colorMode, setColorMode, hasSwitch} = useColorMode()
  const followsSystem = useThemeConfig<ColorConfig>().colorMode?.respectPrefersColorScheme === true
  // With the page behind it out of reach, and closed by Escape: the browser's part.
  useEffect(() => dialog.current?.showModal(), [])
  const reset = () => {
    size.choose('')
    width.choose('')
    sidebar.hide(false)
    if (hasSwitch) setColorMode(null)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      className="readingSettings"
      aria-label={label}
      onClose={onClose}
      onClick={({target}) => target === dialog.current && dialog.current?.close()}
    >
      <form method="dialog">
        <header>
          <strong>{label}</strong>
          <button
            type="submit"
            className="clean-btn iconButton_"
            aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
          >
            <IconClose />
          </button>
        </header>
        <TextGroups size={size} width={width} />
        {hasSwitch && (
          <ColorGroup chosen={colorModeChoice ?? (followsSystem ? 'system' : colorMode)} choose={setColorMode} />
        )}
        {hideable && (
          <label className="readingSettingsCheck">
            <input type="checkbox" checked={sidebar.isHidden} onChange={({target}) => sidebar.hide(target.checked)} />
            <Translate id="theme.ReadingSettings.sidebar">Hide the sidebar</Translate>
          </label>
        )}
        <button type="button" className="button button--secondary button--sm" onClick={reset}>
          <Translate id="theme.ReadingSettings.reset">Reset</Translate>
        </button>
      </form>
    </dialog>
  )
}

interface TextGroupsProps {
  readonly size: ReadingChoice
  readonly width: ReadingChoice
}

function TextGroups({size, width}: TextGroupsProps): ReactNode {
  return (
    <>
      <Group
        legend={translate({id: 'theme.ReadingSettings.textSize', message: 'Text size'})}
        choices={sizeChoices()}
        {...size}
      />
      <Group
        legend={translate({id: 'theme.ReadingSettings.width', message: 'Width of the text'})}
        choices={widthChoices()}
        {...width}
      />
    </>
  )
}

interface ColorGroupProps {
  readonly chosen: string
  readonly choose: (choice: ColorModeChoice) => void
}

function ColorGroup({chosen, choose}: ColorGroupProps): ReactNode {
  return (
    <Group
      legend={translate({id: 'theme.ReadingSettings.colors', message: 'Colours'})}
      choices={colorChoices()}
      chosen={chosen}
      choose={(value) => choose(value === 'light' || value === 'dark' ? value : 'system')}
    />
  )
}

interface ReadingChoice {
  readonly chosen: string
  readonly choose: (value: string) => void
}

interface GroupProps extends ReadingChoice {
  readonly legend: string
  readonly choices: readonly Choice[]
}

function Group({legend, choices, chosen, choose}: GroupProps): ReactNode {
  const name = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({value, label}) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A choice that is an attribute of `<html>`, kept in the storage. */
function useReadingChoice(attribute: ReadingAttribute): ReadingChoice {
  const [stored, slot] = useStorageSlot(readingKey(attribute))
  const chosen = stored ?? ''
  const choose = (value: string) => {
    if (value === '') {
      slot.del()
      delete document.documentElement.dataset[attribute]
    } else {
      slot.set(value)
      document.documentElement.dataset[attribute] = value
    }
  }
  return {chosen, choose}
}

function useSidebarChoice() {
  const [stored, slot] = useStorageSlot('docusaurus.sidebar.hidden')
  const hide = (shall: boolean) => {
    // The start script's word holds until the reader's.
    delete document.documentElement.dataset.sidebarHidden
    if (shall) slot.set('true')
    else slot.del()
  }
  return {isHidden: stored === 'true', hide}
}
