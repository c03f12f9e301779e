import { LanguageHint } from './LanguageHint';
import { useSeenEntries } from './NewMark';
import { Toast } from './Toast';
import { useTabsOfAddress } from './tabsOfAddress';

export { NewMark } from './NewMark';
export { PageTools } from './PageTools';

/** Tools of every page that load once a visitor is active; see each part. */
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
