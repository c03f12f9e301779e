import { type ReactNode, useEffect, useId } from 'react';
import type { HomeBody } from '../../model/document';
import { fill } from '../../model/text';
import { EditionChoice } from '../editions/EditionChoice';
import { useSiteLayout } from '../SiteContext';
import { addFace } from '../ui/addFace';
import { CardPicture } from '../ui/CardPicture';
import { useFirstUse } from '../ui/FirstUse';
import { Gallery } from './Gallery';
import { Hero } from './Hero';
import { Answers, LinkCards } from './HomeLinks';
import css from './HomePage.module.css';
import { Sales } from './Sales';
import { Steps } from './Steps';

/** The home page: the app, for whom it is and where to get it; then what is drawn with it, reasons for it, and ways on (RT-08). */
export function HomePage({ page }: { readonly page: HomeBody }) {
  const { words } = page;
  const { site } = useSiteLayout();
  const { markFace } = page;
  const isUsed = useFirstUse();
  useEffect(() => {
    if (markFace) addFace('Pixels', markFace);
  }, [markFace]);
  // Titles take that face before anybody scrolls to them, and not while the first screen arrives: nothing moves on its own.
  useEffect(() => {
    if (markFace && isUsed) document.documentElement.dataset['faced'] = '';
  }, [markFace, isUsed]);
  const asking = page.asking && (
    <div className={css.asking}>
      <CardPicture picture={page.asking} />
    </div>
  );
  return (
    <>
      <Hero page={page} />
      <Section
        title={fill(words.platforms, { title: site.title })}
        isLabel
        beside={<EditionChoice isNamed />}
      >
        <LinkCards links={page.platforms} />
      </Section>
      {page.gallery && (
        <Section title={words.gallery} band="night">
          <Gallery links={page.gallery} />
        </Section>
      )}
      <Statements page={page} />
      {page.sale && (
        <div className={css.section}>
          <Sales sale={page.sale} />
        </div>
      )}
      {page.steps.length > 0 && (
        <Section title={words.steps} band="soft" beside={<p className={css.note}>{words.stepsNote}</p>}>
          <Steps steps={page.steps} />
        </Section>
      )}
      {page.recordings && (
        <Section title={words.recordings}>
          <Steps steps={page.recordings} />
        </Section>
      )}
      <Section title={words.guides}>
        <LinkCards links={page.guides} isRow />
      </Section>
      {page.works && (
        <Section title={words.works}>
          <Steps steps={page.works} />
        </Section>
      )}
      <Section title={words.news}>
        <LinkCards links={page.news} />
      </Section>
      <Section title={words.answers} beside={asking}>
        <Answers answers={page.answers} />
      </Section>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  /** It is a label in windows that show it below the landscape. */
  readonly isLabel?: boolean;
  /** It stands on a ground of its own, from edge to edge. */
  readonly band?: 'soft' | 'night';
  /** Stands at the end of the title's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the home page. */
function Section({ title, isLabel, band, beside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} data-band={band} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={isLabel ? `${css.sectionTitle} ${css.label}` : css.sectionTitle} id={id}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** Reasons for the app: the trial, the updates, the ways to pay. */
function Statements({ page: { statements, signs } }: { readonly page: HomeBody }) {
  return (
    <ul className={css.statements}>
      {statements.map(({ title, text }) => (
        <li key={title} className={css.statement}>
          {signs && <CardPicture picture={signs} />}
          <h2 className={css.smallTitle}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
