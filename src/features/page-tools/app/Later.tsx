import { useSite } from '../../../app/SiteContext';
import { WhenOffline } from '../../offline/app/WhenOffline';
import { NearPages } from '../../search/app/NearPages';
import { HeadingLinks } from './HeadingLinks';
import { LanguageHint } from './LanguageHint';
import { NewMarks } from './NewMarks';
import { PageTools } from './PageTools';
import { TabLink } from './TabLink';
import { useDisplayFont } from './useDisplayFont';
import { useToast } from './useToast';

/**
 * What makes a page handier once someone is there to use it; see each part.
 * @param clicked what was clicked before this was there
 */
export function Later({ clicked }: { readonly clicked: EventTarget | null }) {
  const { page } = useSite();
  const { toast, say } = useToast();
  useDisplayFont();
  return (
    <>
      <HeadingLinks say={say} clicked={clicked} />
      <PageTools key={page.route} say={say} />
      <TabLink />
      <NewMarks key={`new ${page.route}`} />
      <LanguageHint />
      <WhenOffline />
      {page.kind === 'notFound' && <NearPages key={location.pathname} />}
      {toast}
    </>
  );
}
