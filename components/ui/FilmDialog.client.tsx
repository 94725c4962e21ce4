'use client';

import { useState } from 'react';

import { useConsent } from '@/lib/consent/use-consent';

import button from './ButtonLink.module.scss';
import styles from './FilmDialog.module.scss';
import { Modal } from './Modal.client';

/** The data to play a film: a file of the site, or a platform's player with the texts of consent. */
export interface Film {
  title: string;
  src: string;
  poster?: string;
  captions: { src: string; language: string; label: string }[];
  consent?: { text: string; play: string; elsewhere: string; href: string };
}

export interface FilmDialogProps {
  film: Film;
  closeLabel: string;
  onClosed: () => void;
}

const isElsewhere = ({ src }: Film['captions'][number]) => /^https?:/.test(src);

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * A film in a modal window. A platform's player loads only after one more click, unless the visitor allows content of
 * other companies.
 */
export function FilmDialog({ film, closeLabel, onClosed }: FilmDialogProps) {
  const { title, src, poster, captions, consent } = film;
  const [isAskedFor, setIsAskedFor] = useState(false);
  // Captions of another host are read by its permission (CORS) only. A film that lacks it does not
  // load, and then plays without captions. One that stops later has it.
  const [withPermission, setWithPermission] = useState(captions.some(isElsewhere));
  const isAllowed = useConsent('media');
  const hasConsent = isAskedFor || isAllowed;
  return (
    <Modal title={title} closeLabel={closeLabel} size="wide" onClosed={onClosed}>
      {!consent && (
        <video
          key={String(withPermission)}
          className={styles.film}
          src={src}
          poster={poster}
          crossOrigin={withPermission ? 'anonymous' : undefined}
          onError={({ currentTarget }) => {
            if (currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING) setWithPermission(false);
          }}
          controls
          autoPlay
          playsInline
        >
          {captions.map((caption) => (
            <track
              key={caption.src}
              kind="captions"
              src={caption.src}
              srcLang={caption.language}
              label={caption.label}
            />
          ))}
        </video>
      )}
      {consent && !hasConsent && (
        <div className={`${styles.film} ${styles.consent} on-dark`}>
          <p>{consent.text}</p>
          <div>
            <button type="button" className={button.button} onClick={() => setIsAskedFor(true)}>
              {consent.play}
            </button>
            <a href={consent.href}>{consent.elsewhere}</a>
          </div>
        </div>
      )}
      {consent && hasConsent && (
        <iframe
          ref={focus}
          className={styles.film}
          src={src}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Modal>
  );
}
