import type { ComponentType } from 'react';
import { exerciseStill } from '../kit/exerciseStill';
import type { ExerciseProps } from '../kit/words';
import { useFetched } from './useFetched';

export interface FetchedProps<Words, Fetched> extends ExerciseProps<Words> {
  readonly fetched: Fetched;
}

/**
 * An exercise that first fetches a file which the build made for it. Its still stays until then, and where the file
 * cannot be loaded.
 * @param attribute names the attribute with the address of the file
 * @param load gives `undefined` where it cannot be loaded
 */
export function fetchFirst<Words extends { readonly failed: string }, Fetched>(
  attribute: string,
  load: (address: string) => Promise<Fetched | undefined>,
  Piece: ComponentType<FetchedProps<Words, Fetched>>,
): ComponentType<ExerciseProps<Words>> {
  return function FetchedExercise(props) {
    const { attributes, text, render } = props;
    const fetched = useFetched(String(attributes[attribute] ?? ''), load);
    const still = render(exerciseStill(attributes));
    if (fetched === undefined) return still;
    if (fetched !== 'failed') return <Piece {...props} fetched={fetched} />;
    return (
      <>
        {still}
        <p role="alert">{text.words.failed}</p>
      </>
    );
  };
}
