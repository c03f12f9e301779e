import { LanguageHint } from './LanguageHint';
import { useSeenEntries } from './NewMark';
import { Toast } from './Toast';
import { useTabsOfAddress } from './tabsOfAddress';

export { NewMark } from './NewMark';
export { PageTools } from './PageTools';

/** What makes every page handier once someone is there to use it, wherever it stands; see each part. */
export function DeferredTools() {
  useTabsOfAddress();
  useSeenEntries();
  return (
    <>
      <LanguageHint />
      <Toast />
    </>
  );
}
