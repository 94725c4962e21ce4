import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

const PREVIEW_WIDTH = 16;

/** Stores a preview of a few pixels as a `data:` address, which is shown until the picture has loaded. */
export const addBlurPreview: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file;
  if (!file) return data;
  const isRaster = file.mimetype.startsWith('image/') && !file.mimetype.startsWith('image/svg');
  if (!isRaster) return { ...data, blurDataURL: null };
  try {
    const preview = await sharp(file.data).rotate().resize({ width: PREVIEW_WIDTH }).webp({ quality: 40 }).toBuffer();
    return { ...data, blurDataURL: `data:image/webp;base64,${preview.toString('base64')}` };
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: `No blur preview for ${file.name}` });
    return { ...data, blurDataURL: null };
  }
};
