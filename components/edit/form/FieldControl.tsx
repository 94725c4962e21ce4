'use client';

import type { ComponentType } from 'react';

import type { Values } from '@/lib/edit/values';
import type { LeafKind } from '@/lib/sections/define-section';

import { useEdit } from '../state/edit-context';
import look from './Controls.module.scss';
import type { ControlProps } from './form-context';
import { ImageControl } from './ImageControl';
import { LinkControl } from './LinkControl';
import { ListControl } from './ListControl';
import { RichTextControl } from './RichTextControl';
import { BooleanControl, ChoiceControl, ColorControl, MovieControl, TagsControl, TextControl } from './TextControls';

/** The control of every kind of field there is. */
const controls = {
  text: TextControl,
  html: RichTextControl,
  link: LinkControl,
  icon: TextControl,
  color: ColorControl,
  length: TextControl,
  date: TextControl,
  choice: ChoiceControl,
  boolean: BooleanControl,
  tags: TagsControl,
  image: ImageControl,
  movie: MovieControl,
} satisfies Record<LeafKind, ComponentType<ControlProps>>;

/** A field of a definition, as something to edit it with. */
export function FieldControl(props: ControlProps) {
  const { field, path, value } = props;
  const { language } = useEdit();
  if (field.kind === 'list') {
    return <ListControl field={field} path={path} items={Array.isArray(value) ? (value as Values[]) : []} />;
  }
  if (field.kind === 'group') {
    const below = (value ?? {}) as Values;
    return (
      <fieldset className={look.group}>
        <legend className={look.label}>{field.label[language]}</legend>
        {Object.entries(field.fields).map(([name, inner]) => (
          <FieldControl key={name} field={inner} path={[...path, name]} value={below[name]} />
        ))}
      </fieldset>
    );
  }
  const Control = controls[field.kind];
  return <Control {...props} />;
}
