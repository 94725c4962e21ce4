import { type Piece, pieces } from '@/components/gallery/addresses';
import { State, Story } from '@/components/gallery/Story';
import { uiStory } from '@/components/gallery/ui-stories';

interface Props {
  params: Promise<{ piece: Piece }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(pieces).map((piece) => ({ piece }));
}

/** A shared piece in all of its states. */
export default async function PiecePage({ params }: Props) {
  const { piece } = await params;
  const { isWide, hasOwnHeading, states } = uiStory(piece);
  return (
    <Story title={pieces[piece]} hasHeading={!hasOwnHeading}>
      {Object.entries(states).map(([name, state]) => (
        <State key={name} name={name} isWide={isWide}>
          {state}
        </State>
      ))}
    </Story>
  );
}
