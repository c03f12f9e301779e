import { useSiteLayout } from 'generator/app/SiteContext.tsx';
import { useIsSeen } from 'generator/app/ui/useIsSeen';
import { useRef } from 'react';
import { footerGround } from '../shared/footerGround';
import css from './Ground.module.css';

/** The evening above the columns of the footer, and in light menus the day; fetched when it is seen. */
export function Ground() {
  const { baseUrl } = useSiteLayout().site;
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(ref);
  return (
    <div
      ref={ref}
      className={css.ground}
      {...(isSeen && {
        'data-ground': 'footer',
        style: {
          '--banner-light': `url(${baseUrl}${footerGround.day})`,
          '--banner-dark': `url(${baseUrl}${footerGround.night})`,
        },
      })}
    />
  );
}
