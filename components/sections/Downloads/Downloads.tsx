import { Entrance } from '@/components/ui/Entrance';
import { Icon } from '@/components/ui/Icon';
import { fileKind, fileSize } from '@/lib/text/file-size';

// The same ruled rows: no page gets styles of its own for them.
import styles from '../Experiences/Experiences.module.scss';
import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';

/** Files with their title, kind and size. The whole row is the link. */
export function Downloads({ section, context }: SectionProps<'downloads'>) {
  return (
    <>
      <SectionHead section={section} context={context} />
      {section.list.length > 0 && (
        <ul className={styles.list}>
          {section.list.map(({ title, content, file }, index) => {
            const size = file.size && fileSize(file.size, context.contentLanguage);
            return (
              <Entrance as="li" kind="slide" key={index} className={styles.row}>
                <Icon name="file-text" size="large" />
                <h3>{title}</h3>
                {content && <p>{content}</p>}
                <a className={styles.link} href={file.src} type={file.mimeType}>
                  <span>
                    <span className="visually-hidden">{title}: </span>
                    {[fileKind(file.src), size].filter(Boolean).join(', ')}
                  </span>
                  <Icon name="download" />
                </a>
              </Entrance>
            );
          })}
        </ul>
      )}
    </>
  );
}
