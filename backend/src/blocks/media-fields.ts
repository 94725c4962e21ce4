import type { Field, FieldHook, GroupField, PayloadRequest, UploadField } from 'payload';
import { checkedText, checkWith, textsOf } from '../validation/checked-text';
import { isFormerMovieAddress, isLanguageCode, isMovieAddress } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';

type UploadOptions = Pick<UploadField, 'label' | 'required' | 'localized' | 'admin'>;

/** A choice from the media library, narrowed to one kind of file. */
export function mediaField(name: string, mimeType: string, options: UploadOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: mimeType } },
    ...options,
  } as UploadField;
}

const captions: Field = {
  name: 'captions',
  type: 'array',
  label: { tr: 'Altyazılar', en: 'Captions' },
  labels: { singular: { tr: 'Altyazı', en: 'Caption' }, plural: { tr: 'Altyazılar', en: 'Captions' } },
  fields: [
    mediaField('file', 'text/vtt', { label: { tr: 'Dosya (VTT)', en: 'File (VTT)' }, required: true }),
    {
      name: 'language',
      type: 'text',
      label: { tr: 'Dil', en: 'Language' },
      required: true,
      validate: textValidator({ isRequired: true, isValid: isLanguageCode, problem: 'language' }),
    },
  ],
};

interface Stored {
  previousValue?: unknown;
  req: PayloadRequest;
}

/**
 * A film that was there before, or comes from another installation, may have an address that is refused today: a page
 * must not stay as it is for a field that nobody has touched.
 */
const isFilm =
  ({ previousValue, req }: Stored) =>
  (text: string): boolean =>
    isMovieAddress(text) ||
    ((req.context.isSeeding === true || textsOf(previousValue).includes(text)) && isFormerMovieAddress(text));

const checkFilm: FieldHook = (field) => checkedText(checkWith(isFilm(field), 'movie'))(field);

/** A film: an uploaded file or an address, with an optional poster and captions. */
export function movieField(name: string, label: GroupField['label'], localized: boolean): GroupField {
  return {
    name,
    type: 'group',
    label,
    localized,
    fields: [
      {
        type: 'row',
        fields: [
          mediaField('file', 'video/', { label: { tr: 'Dosya', en: 'File' } }),
          {
            name: 'url',
            type: 'text',
            label: { tr: 'ya da YouTube / Vimeo adresi', en: 'or a YouTube / Vimeo address' },
            validate: (value: unknown, field: Stored) =>
              textValidator({ isValid: isFilm(field), problem: 'movie' })(value, field),
            hooks: { beforeChange: [checkFilm] },
          },
        ],
      },
      mediaField('poster', 'image/', { label: { tr: 'Kapak görseli', en: 'Poster' } }),
      captions,
    ],
  };
}
