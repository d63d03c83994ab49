// What a reader has chosen, by a name of Docusaurus 2 beta.
import {useAnnouncementBar, useTabGroupChoice} from '@docusaurus/theme-common/internal'

export default function useUserPreferencesContext(): ReturnType<typeof useTabGroupChoice> & {
  readonly isAnnouncementBarClosed: boolean
  readonly closeAnnouncementBar: () => void
} {
  const {isActive, close} = useAnnouncementBar()
  return {...useTabGroupChoice(), isAnnouncementBarClosed: !isActive, closeAnnouncementBar: close}
}
