import { SectionStory } from '@/components/gallery/SectionStory';
import { Story } from '@/components/gallery/Story';
import { definitions, type SectionType } from '@/components/sections/definitions';

interface Props {
  params: Promise<{ type: SectionType }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return definitions.map(({ type }) => ({ type }));
}

/** A section type in all of its states. */
export default async function SectionPage({ params }: Props) {
  const { type } = await params;
  return (
    <Story title={type}>
      <SectionStory type={type} />
    </Story>
  );
}
