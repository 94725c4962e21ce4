import type { CollectionConfig, ImageSize } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { adminOnly, publicFile, signedIn } from '../access/access';
import { notListed } from '../admin/for-editors';
import { keepPublicFile, keepUsedFile } from '../editing/usage/keep-used';
import { addBlurPreview } from '../hooks/blur-preview';
import { fillInDefaultLocale } from '../hooks/default-locale';
import { dropHalfUpload } from '../hooks/drop-half-file';
import { nameFileByContent } from '../hooks/name-file-by-content';
import { refuseHeavyDrawing } from '../hooks/refuse-heavy-drawing';
import { announceMediaChange, announceMediaDelete } from '../hooks/announce-media';
import { dropDeletedCrops, keepCrops } from '../crops/serve-crop';
import { textValidator } from '../validation/text-validator';

const widths: ImageSize[] = [480, 960, 1600].map((width) => ({
  name: `w${width}`,
  width,
  withoutEnlargement: true,
  formatOptions: { format: 'webp', options: { quality: 78 } },
}));

/** For link previews, where only JPEG is safe. */
const share: ImageSize = {
  name: 'share',
  width: 1200,
  height: 630,
  position: 'centre',
  formatOptions: { format: 'jpeg', options: { quality: 80 } },
};

/**
 * Pictures, films, captions and documents, served at `/media/FILENAME`.
 *
 * @param store where they are kept (storage/media-in-store.ts)
 */
export function media(store: FileStore): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: { tr: 'Dosya', en: 'File' }, plural: { tr: 'Medya kitaplığı', en: 'Media library' } },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
      listSearchableFields: ['filename', 'alt'],
      group: { tr: 'İçerik', en: 'Content' },
    },
    access: { read: publicFile, create: signedIn, update: signedIn, delete: adminOnly },
    upload: {
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        'image/gif',
        'image/svg+xml',
        'video/mp4',
        'text/vtt',
        'font/woff2',
        'application/pdf',
      ],
      focalPoint: true,
      imageSizes: [...widths, share],
      adminThumbnail: 'w480',
      // Fetching addresses of editors would give them access to the server's own network.
      pasteURL: false,
    },
    hooks: {
      beforeOperation: [fillInDefaultLocale, refuseHeavyDrawing, keepPublicFile, nameFileByContent(store)],
      beforeChange: [addBlurPreview],
      beforeDelete: [keepUsedFile],
      afterChange: [keepCrops(store), announceMediaChange],
      afterError: [dropHalfUpload(store)],
      afterDelete: [dropDeletedCrops(store), announceMediaDelete],
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: { tr: 'Alternatif metin', en: 'Alternative text' },
        localized: true,
        admin: {
          description: {
            tr: 'Görseli göremeyen birine ne anlattığını yazın.',
            en: 'Say what it shows to someone who cannot see it.',
          },
        },
        validate: textValidator({ isRequired: true, isLocalized: true }),
      },
      {
        name: 'usage',
        type: 'ui',
        admin: { disableListColumn: true, components: { Field: '/src/editing/usage/MediaUsage#MediaUsage' } },
      },
      { name: 'blurDataURL', type: 'text', admin: { ...notListed, hidden: true } },
      // The source of an imported file. The seed finds the file by it.
      { name: 'sourcePath', type: 'text', unique: true, index: true, admin: { ...notListed, hidden: true } },
    ],
  };
}
