// Live code as the reader changes it.
import './playground.css'
import PlaygroundResetButton from '@theme/Playground/Buttons/ResetButton'
import PlaygroundHeader from '@theme/Playground/Header'
import {Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {LiveEditor} from 'react-live'

export default function PlaygroundEditor(): ReactNode {
  return (
    <section>
      <PlaygroundHeader buttons={<PlaygroundResetButton />}>
        <Translate id="theme.Playground.liveEditor">Live Editor</Translate>
      </PlaygroundHeader>
      <LiveEditor className="playgroundEditor" />
    </section>
  )
}
