import type { Field } from 'payload';
import { definitions } from '../../../components/sections/definitions';
import { defineSection, field, group, list } from '../../../lib/sections/define-section';
import { blockFromDefinition, sectionBlocks } from './section-blocks';

function named(fields: Field[], name: string): Field {
  const found = fields.find((candidate) => 'name' in candidate && candidate.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

function namesOf(fields: Field[]): string[] {
  return fields.flatMap((each) => {
    if ('name' in each && each.name) return [each.name];
    return 'fields' in each ? namesOf(each.fields) : [];
  });
}

describe('sectionBlocks', () => {
  it('has one block for every section type, in the same order, and one for reusable sections', () => {
    const types = definitions.map(({ type }) => type);
    expect(sectionBlocks.map(({ slug }) => slug)).toEqual([...types, 'reusableSection']);
  });

  it.each(sectionBlocks.map((block) => [block.slug, block] as const))('%s has unique names and a frame', (_, block) => {
    const names = namesOf(block.fields);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['sectionId', 'order']));
    for (const reserved of ['id', 'blockType', 'blockName']) expect(names).not.toContain(reserved);
  });
});

describe('blockFromDefinition', () => {
  const label = { tr: 'Örnek', en: 'Example' };
  const { fields } = blockFromDefinition(
    defineSection({
      type: 'example',
      label,
      fields: {
        title: field('text', label, { required: true }),
        name: field('text', label, { required: true, localized: false }),
        body: field('html', label),
        height: field('length', label, { default: '450px' }),
        picture: field('image', label, { required: true }),
        film: field('movie', label),
        map: field('link', label, { default: '/map', hint: { tr: 'İpucu', en: 'Hint' } }),
        target: field('choice', label, { options: ['_self', '_blank'], optionLabels: { _self: label } }),
        number: group(label, { text: field('text', label) }),
        posts: list(label, { id: field('text', label, { localized: false }), wide: field('boolean', label) }),
        topics: field('tags', label),
      },
    }),
  );

  it('requires a localised value in the validator, which has the language, and the others in the field', () => {
    expect(named(fields, 'title')).toMatchObject({ type: 'text', localized: true, required: false });
    expect(named(fields, 'name')).toMatchObject({ type: 'text', localized: false, required: true });
  });

  it('shows the hint of a field beside its example', () => {
    const description = { tr: 'İpucu', en: 'Hint' };
    expect(named(fields, 'map')).toMatchObject({ admin: { placeholder: '/map', description } });
  });

  it('shows defaults without storing them', () => {
    const height = named(fields, 'height');
    expect(height).toMatchObject({ admin: { placeholder: '450px' } });
    expect(height).not.toHaveProperty('defaultValue');
  });

  it('maps every kind to a form field', () => {
    expect(named(fields, 'body')).toMatchObject({ type: 'textarea', localized: true });
    expect(named(fields, 'picture')).toMatchObject({ type: 'upload', relationTo: 'media', required: true });
    expect(named(fields, 'film')).toMatchObject({ type: 'group' });
    expect(named(fields, 'target')).toMatchObject({
      type: 'select',
      options: [
        { value: '_self', label },
        { value: '_blank', label: '_blank' },
      ],
    });
    expect(named(fields, 'number')).toMatchObject({ type: 'group' });
    expect(named(fields, 'topics')).toMatchObject({ type: 'text', hasMany: true, localized: true });
  });

  it("keeps clear of Payload's own row ids", () => {
    const posts = named(fields, 'posts');
    expect('fields' in posts && namesOf(posts.fields)).toEqual(['itemId', 'wide']);
  });
});
