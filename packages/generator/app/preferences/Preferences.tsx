import { useEffect } from 'react';
import { theme } from '#site/theme';
import { useSiteLayout } from '../SiteContext';
import { watchAnnouncement } from './announcement';
import { watchColorMode } from './colorMode';
import { watchEdition } from './edition';

/** Shows nothing; keeps what is remembered for the whole site in step with storage, other tabs and the device. */
export function Preferences() {
  const { colorMode, announcement, editions, storageSuffix } = useSiteLayout();
  useEffect(() => watchColorMode(colorMode, storageSuffix), [colorMode, storageSuffix]);
  useEffect(
    () => (announcement === null ? undefined : watchAnnouncement(announcement, storageSuffix)),
    [announcement, storageSuffix],
  );
  useEffect(() => watchEdition(storageSuffix, editions), [storageSuffix, editions]);
  return theme.Keeper ? <theme.Keeper /> : null;
}
