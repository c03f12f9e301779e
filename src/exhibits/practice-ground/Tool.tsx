import { useEffect, useState } from 'react';
import type { ToolProps } from '../../app/ui/live';
import type { PracticeCard } from '../../model/practice';
import { exerciseStill } from '../kit/exerciseStill';
import { fetchCards } from './fetchCards';
import { PracticeGround } from './PracticeGround';
import './practiceGround.css';

/** A card for each week of the year, to be drawn; its cards are fetched first. */
export function Tool({ attributes, text, render }: ToolProps) {
  const [cards, setCards] = useState<readonly PracticeCard[] | 'failed'>();
  const address = String(attributes['cardsSrc'] ?? '');
  useEffect(() => {
    let isGone = false;
    void fetchCards(address).then((found) => {
      if (!isGone) setCards(found ?? 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [address]);
  const still = render(exerciseStill(attributes));
  if (cards === undefined) return still;
  if (cards === 'failed')
    return (
      <>
        {still}
        <p role="alert">{text.practiceGround.failed}</p>
      </>
    );
  return <PracticeGround cards={cards} paper={still} text={text} />;
}
