import { type CSSProperties, type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';

import forms from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { MediaDetails } from '@/lib/edit/edit-info';
import { defaultLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../../state/edit-context';
import { mediaPath } from '../media-path';
import styles from '../Controls.module.scss';
import { CropFrame } from './CropFrame';
import { PicturePreviews } from './PicturePreviews';
import { PictureTexts } from './PictureTexts';
import { PictureUsage } from './PictureUsage';
import { ratios } from './use-crop';
import { usePictureChanges } from './use-picture-changes';

interface Props {
  details: MediaDetails;
  isBusy: boolean;
  /** Called when there is something that closing would lose, and when there is not any more. */
  onDirty: (isDirty: boolean) => void;
  /** @returns whether it was saved */
  onSend: (change: FormData) => Promise<boolean>;
  onClose: () => void;
}

/** Crop, focal point and texts of a picture, with what it will look like. Saved together. */
export function PictureEditor({ details, isBusy, onDirty, onSend, onClose }: Props) {
  const { t } = useEdit();
  const id = useId();
  const { item, isLocked } = details;
  const { size, focal, setFocal, alts, setAlt, cropping, isDirty, toSend, dropSent } = usePictureChanges(details);
  const { choice, choose, share, setShare, setFrame, crop, hasShape } = cropping;
  const [hasFile, setHasFile] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const cropField = useRef<HTMLSelectElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const hasText = Boolean(alts[defaultLanguage]?.trim());
  // Known before the file is here, so that nothing moves under a press.
  const sizes = { '--picture-width': `${size.width}px`, '--picture-ratio': size.width / size.height } as CSSProperties;
  const canCut = size.width > 0 && size.height > 0 && !/\.(svg|gif)$/i.test(item.src);

  const place = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key press on the button has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocal({
      x: Math.round(((clientX - left) / width) * 100),
      y: Math.round(((clientY - top) / height) * 100),
    });
  };
  useEffect(() => onDirty(isDirty || hasFile), [isDirty, hasFile, onDirty]);
  useEffect(() => {
    // The fields of a crop go when it is saved. The one with the focus must not lose it.
    if (!choice && document.activeElement === document.body) cropField.current?.focus();
  }, [choice]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLocked || !isDirty) return onClose();
    setIsMissing(!hasText);
    if (!hasText) return text.current?.focus();
    if (await onSend(toSend())) dropSent();
  };
  const range = (axis: 'x' | 'y') => (
    <div className={forms.field}>
      <label htmlFor={`${id}-${axis}`}>{t(axis === 'x' ? 'editFocalAcross' : 'editFocalDown')}</label>
      <input
        id={`${id}-${axis}`}
        type="range"
        min={0}
        max={100}
        value={focal[axis]}
        aria-valuetext={`%${focal[axis]}`}
        onChange={({ target }) => setFocal({ ...focal, [axis]: Number(target.value) })}
      />
    </div>
  );

  return (
    <form className={styles.pictureForm} onSubmit={(event) => void save(event)} noValidate>
      {isLocked && <p id={`${id}-locked`}>{t('editPictureLocked')}</p>}
      <fieldset
        className={styles.pictureFields}
        disabled={isLocked}
        aria-label={t('editPicture')}
        aria-describedby={isLocked ? `${id}-locked` : undefined}
      >
        {canCut && (
          <>
            <p className={forms.hint}>{t('editFocalHint')}</p>
            <div className={styles.cut} style={sizes}>
              <button type="button" className={styles.picture} aria-label={t('editFocalSet')} onClick={place}>
                <img src={mediaPath(item.src)} alt="" />
                {crop && hasShape && (
                  <i
                    className={styles.crop}
                    style={{
                      left: `${crop.x}%`,
                      top: `${crop.y}%`,
                      width: `${crop.width}%`,
                      height: `${crop.height}%`,
                    }}
                  />
                )}
                <i className={styles.focal} style={{ left: `${focal.x}%`, top: `${focal.y}%` }} />
              </button>
              {choice === 'free' && crop && (
                <CropFrame region={crop} size={size} onChange={setFrame} onPress={setFocal} />
              )}
            </div>
            {choice === 'free' && <p className={forms.hint}>{t('editCropFreeHint')}</p>}
            <div className={styles.pair}>
              {range('x')}
              {range('y')}
            </div>
            <div className={styles.pair}>
              <div className={forms.field}>
                <label htmlFor={`${id}-ratio`}>{t('editCrop')}</label>
                <select
                  ref={cropField}
                  id={`${id}-ratio`}
                  className={forms.input}
                  value={choice}
                  onChange={({ target }) => choose(target.value)}
                >
                  <option value="">{t('editCropNone')}</option>
                  <option value="free">{t('editCropFree')}</option>
                  <option value="own">{t('editCropOwn')}</option>
                  {Object.keys(ratios).map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
              {hasShape && (
                <div className={forms.field}>
                  <label htmlFor={`${id}-share`}>{t('editCropSize')}</label>
                  <input
                    id={`${id}-share`}
                    type="range"
                    min={20}
                    max={100}
                    value={share}
                    aria-valuetext={`%${share}`}
                    onChange={({ target }) => setShare(Number(target.value))}
                  />
                </div>
              )}
            </div>
            <PicturePreviews src={mediaPath(item.src)} size={size} focal={focal} crop={crop} />
          </>
        )}
        <PictureTexts id={id} alts={alts} setAlt={setAlt} isMissing={isMissing && !hasText} required={text} />
      </fieldset>
      {!isLocked && (
        <p className={styles.commands}>
          <Button type="submit" title={t('editSave')} aria-disabled={isBusy} />
          <Button type="button" theme="outline" title={t('editCancel')} onClick={onClose} />
        </p>
      )}
      <PictureUsage details={details} isBusy={isBusy} onFile={setHasFile} onSend={onSend} />
    </form>
  );
}
