'use client';

import type { ComponentType } from 'react';

import type { Path, Values } from '@/lib/edit/values/types';
import { inLanguage } from '@/lib/i18n/languages';
import type { Fields, LeafKind } from '@/lib/sections/define-section';

// Must be imported before `ImageControl`: styles after the modal's would be bundled with them, and visitors load those.
import { RichTextControl } from './rich-text/RichTextControl';
import { useEdit } from '../state/edit-context';
import { ColorControl } from './ColorControl';
import look from './Controls.module.scss';
import type { ControlProps } from './form-context';
import { FileControl } from './FileControl';
import { IconControl } from './IconControl';
import { ImageControl } from './ImageControl';
import { LinkControl } from './LinkControl';
import { ListControl } from './ListControl';
import { BooleanControl, ChoiceControl, MovieControl, TagsControl, TextControl } from './TextControls';

/** The control for each kind of field. */
const controls = {
  text: TextControl,
  html: RichTextControl,
  link: LinkControl,
  icon: IconControl,
  color: ColorControl,
  length: TextControl,
  date: TextControl,
  choice: ChoiceControl,
  boolean: BooleanControl,
  tags: TagsControl,
  image: ImageControl,
  movie: MovieControl,
  file: FileControl,
} satisfies Record<LeafKind, ComponentType<ControlProps>>;

/** Renders the control for a field, and the fields inside a group or a list. */
export function FieldControl(props: ControlProps) {
  const { field, path, value } = props;
  const { interfaceLanguage: language } = useEdit();
  if (field.kind === 'list') {
    return (
      <ListControl
        field={field}
        path={path}
        items={Array.isArray(value) ? (value as Values[]) : []}
        renderFields={(itemPath, item) => <FieldControls fields={field.fields} path={itemPath} values={item} />}
      />
    );
  }
  if (field.kind === 'group') {
    return (
      <fieldset className={look.group}>
        <legend className={look.label}>{inLanguage(field.label, language)}</legend>
        <FieldControls fields={field.fields} path={path} values={(value ?? {}) as Values} />
      </fieldset>
    );
  }
  const Control = controls[field.kind];
  return <Control {...props} />;
}

/** The fields of a group, or of an item of a list. */
function FieldControls({ fields, path, values }: { fields: Fields; path: Path; values: Values }) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldControl key={name} field={field} path={[...path, name]} value={values[name]} />
  ));
}
