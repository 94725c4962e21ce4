'use client';

import { useEffect, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { MediaItem } from '@/lib/edit/edit-info';
import type { ImageValue } from '@/lib/edit/values/types';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import { fieldError } from '../texts/field-error';
import look from './Controls.module.scss';
import { FieldChecks } from './FieldChecks';
import { fileName } from './file-name';
import { type ControlProps, fieldIds, useForm } from './form-context';
import { MediaPicker } from './MediaPicker';
import { mediaPath } from './media-path';
import { PictureForm } from './picture/PictureForm';
import { useFileDrop } from './use-file-drop';

/** A picture field: shows the current picture, with buttons to replace and to remove it. */
export function ImageControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t, interfaceLanguage: language } = useEdit();
  const { id, errorId, problem, aria } = fieldIds(form, path);
  const [isPicking, setIsPicking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const { isOver, handlers } = useFileDrop((file) => {
    setDropped(file);
    setIsPicking(true);
  });
  const image = value as ImageValue | null | undefined;
  /** As of the last render: a change of the picture may be answered after its window was closed. */
  const onChanged = useRef<(item: MediaItem) => void>(undefined);
  useEffect(() => {
    onChanged.current = (item) => {
      // By then the field may have another picture.
      if (item.id === image?.id) form.set(path, field, { ...item });
    };
    return () => {
      onChanged.current = undefined;
    };
  });
  const label = inLanguage(field.label, language);
  const error = fieldError(problem, { field, value, limit: form.limit }, t);
  return (
    <div
      className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <p className={look.label} id={`${id}-label`}>
        {label} {field.required && <span>{t('editRequiredMark')}</span>}
      </p>
      <div className={[look.image, isOver && look.isOver].filter(Boolean).join(' ')} {...handlers}>
        {image ? <img src={mediaPath(image.src)} alt="" /> : <span className={look.noImage}>{t('editNoImage')}</span>}
        <div>
          {image && (
            <p>
              <b>{fileName(image)}</b>
              <span className={styles.hint}>
                {image.width && image.height ? `${image.width} × ${image.height}` : ''}
                {image.alt ? ` “${image.alt}”` : ''}
              </span>
            </p>
          )}
          <p className={look.row}>
            <Button
              {...aria}
              id={id}
              type="button"
              size="small"
              theme="outline"
              title={image ? t('editReplace') : t('editChoose')}
              ariaLabel={`${image ? t('editReplace') : t('editChoose')}: ${label}`}
              onClick={() => setIsPicking(true)}
            />
            {image?.id !== undefined && (
              <Button
                type="button"
                size="small"
                theme="outline"
                title={t('editPicture')}
                ariaLabel={`${t('editPicture')}: ${label}`}
                onClick={() => setIsChanging(true)}
              />
            )}
            {image && (
              <Button
                ref={focusAfter(() => document.getElementById(id))}
                type="button"
                size="small"
                theme="outline"
                title={t('editRemove')}
                ariaLabel={`${t('editRemove')}: ${label}`}
                onClick={() => form.set(path, field, null)}
              />
            )}
          </p>
        </div>
      </div>
      <FieldError id={errorId} error={error} />
      <FieldChecks path={path} imageId={image?.id} />
      {isPicking && (
        <MediaPicker
          kind="image"
          dropped={dropped}
          onChosen={(chosen) => form.set(path, field, { ...chosen })}
          onClosed={() => {
            setIsPicking(false);
            setDropped(undefined);
          }}
        />
      )}
      {isChanging && image?.id !== undefined && (
        <PictureForm
          id={image.id}
          onChanged={(item) => onChanged.current?.(item)}
          onClosed={() => setIsChanging(false)}
        />
      )}
    </div>
  );
}
