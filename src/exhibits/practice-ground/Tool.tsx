import type { ToolProps } from '../../app/ui/live';
import { exerciseStill } from '../kit/exerciseStill';
import { useFetched } from '../kit/useFetched';
import { fetchCards } from './fetchCards';
import { PracticeGround } from './PracticeGround';
import './practiceGround.css';
import type { Words } from './words';

/** A card for each week of the year, to be drawn; its cards are fetched first. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const cards = useFetched(String(attributes['cardsSrc'] ?? ''), fetchCards);
  const still = render(exerciseStill(attributes));
  if (cards === undefined) return still;
  if (cards === 'failed')
    return (
      <>
        {still}
        <p role="alert">{text.words.failed}</p>
      </>
    );
  return <PracticeGround attributes={attributes} cards={cards} paper={still} text={text} />;
}
