import { Entrance } from '@/components/ui/Entrance';
import { Picture } from '@/components/ui/Picture';

import type { SectionProps } from '../section-props';
import styles from './Quotation.module.scss';

/** The words of a client or a colleague, and whose they are. */
export function Quotation({ section }: SectionProps<'quotation'>) {
  const { text, name, role, portrait, link } = section;
  return (
    <Entrance kind="fade">
      <figure className={styles.quotation}>
        <blockquote cite={link}>
          <p>{text}</p>
        </blockquote>
        {(name ?? role) && (
          <figcaption>
            {portrait && <Picture image={portrait} sizes="72px" range={{ to: 320 }} isDecorative />}
            <span>
              {name && (link ? <a href={link}>{name}</a> : <b>{name}</b>)}
              {role && <span>{role}</span>}
            </span>
          </figcaption>
        )}
      </figure>
    </Entrance>
  );
}
