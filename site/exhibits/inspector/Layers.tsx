import { fill } from 'generator/model/text';
import type { AsepriteLayer } from 'pixels/parse/asepriteFile';
import { formatName } from './formatName';
import { formatUserData } from './formatUserData';
import { glanceAt, LongList, Section } from './Section';
import type { Words } from './words';

interface Props {
  /** From the back to the front. */
  readonly layers: readonly AsepriteLayer[];
  readonly words: Words;
}

/** The tree of layers as drawing programs show it: the front at the top. */
export function Layers({ layers, words }: Props) {
  return (
    <Section
      title={words.layers}
      items={layers.toReversed()}
      count={countLayers(layers)}
      glance={glanceAt(layers.toReversed(), words)}
      words={words}
      show={(layer) => <Layer key={layer.index} layer={layer} words={words} />}
    />
  );
}

interface LayerProps {
  readonly layer: AsepriteLayer;
  readonly words: Props['words'];
}

function Layer({ layer, words }: LayerProps) {
  const { name, children, isVisible } = layer;
  return (
    <li data-quiet={!isVisible || undefined}>
      <strong>{formatName(name, words)}</strong>
      <span className="tool-facts">{sayLayer(layer, words).join(' · ')}</span>
      {children.length > 0 && (
        <LongList
          items={children.toReversed()}
          words={words}
          show={(child) => <Layer key={child.index} layer={child} words={words} />}
        />
      )}
    </li>
  );
}

function countLayers(layers: readonly AsepriteLayer[]): number {
  return layers.reduce((sum, { children }) => sum + 1 + countLayers(children), 0);
}

/** The properties of a layer that are not as usual. */
function sayLayer(layer: AsepriteLayer, words: Props['words']): readonly string[] {
  const { kind, isBackground, isVisible, isLocked, opacity, blendMode, userData } = layer;
  return [
    ...(kind === 'image' ? [] : [words.kinds[kind]]),
    ...(isBackground ? [words.background] : []),
    ...(isVisible ? [] : [words.hidden]),
    ...(isLocked ? [words.locked] : []),
    ...(opacity === 255 ? [] : [fill(words.opacity, { percent: Math.round(opacity / 2.55) })]),
    ...(blendMode === 'normal' ? [] : [words.blends[blendMode]]),
    ...formatUserData(userData, words),
  ];
}
