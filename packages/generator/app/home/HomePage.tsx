import { type ReactNode, useId } from 'react';
import type { HomeBody } from '../../model/document';
import { Icon } from '../ui/Icon';
import { Hero } from './Hero';
import { Answers, LinkCards, NewestPosts } from './HomeLinks';
import css from './HomePage.module.css';
import { Platforms } from './Platforms';
import { Sales } from './Sales';
import { Steps } from './Steps';

/** The home page: the app, for whom it is and where to get it; then reasons for it, and ways on (RT-08). */
export function HomePage({ page }: { readonly page: HomeBody }) {
  const { words } = page;
  return (
    <>
      <Hero page={page} />
      <div className={css.band}>
        <Platforms platforms={page.platforms} words={words} />
      </div>
      <Statements statements={page.statements} />
      {page.sale && (
        <div className={css.band}>
          <Sales sale={page.sale} />
        </div>
      )}
      {page.steps.length > 0 && (
        <Section title={words.steps}>
          <Steps steps={page.steps} />
        </Section>
      )}
      {page.recordings && (
        <Section title={words.recordings}>
          <Steps steps={page.recordings} />
        </Section>
      )}
      <Section title={words.guides}>
        <LinkCards links={page.guides} />
      </Section>
      {page.works && (
        <Section title={words.works}>
          <Steps steps={page.works} />
        </Section>
      )}
      <Section title={words.news}>
        <LinkCards links={page.news} />
      </Section>
      <Section title={words.answers}>
        <Answers answers={page.answers} />
      </Section>
      {page.posts.length > 0 && (
        <Section title={words.latest}>
          <NewestPosts posts={page.posts} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the home page. */
function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.sectionTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Reasons for the app: the trial, the updates, the ways to pay. */
function Statements({ statements }: Pick<HomeBody, 'statements'>) {
  return (
    <ul className={css.statements}>
      {statements.map(({ title, text }) => (
        <li key={title} className={css.statement}>
          <Icon name="check" size={24} />
          <h2 className={css.statementTitle}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
