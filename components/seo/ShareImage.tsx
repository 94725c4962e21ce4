import { carriesWhiteText, darkTextOn, opaqueOnWhite } from '@/lib/color/contrast';
import { logoMark } from '@/lib/pictures/share-mark.mjs';
import type { ShareCard } from '@/lib/seo/share-card';
import { drawn } from '@/lib/seo/share-letters';

/** In pixels; networks show 1.91:1. */
export const shareSize = { width: 1200, height: 630 };

const headerBlue = '#3f76a6';
const scrim = (alpha: number) => `rgba(11, 15, 17, ${alpha})`;

/** The vertical line of the site's pages. */
const rail = 72;

/** Values of styles/tokens.scss, since the renderer reads no style sheet. */
const ownColors = { ink: '#14191c', paper: '#ffffff', base: '#bf8c4c', baseHigh: '#d9b077' };

interface Props {
  card: ShareCard;
  /** Whether there is a photograph below. */
  hasPicture: boolean;
  /** The company's logo in its two colours, as a `data:` address. */
  logo: (color: string, accent: string) => string;
  /** The drawing for pages without a photograph. */
  blueprint: (color: string) => string;
}

/** Long titles are smaller; the longest are cut. */
function titleSize(title: string): number {
  if (title.length <= 32) return 84;
  if (title.length <= 64) return 68;
  return title.length <= 110 ? 54 : 44;
}

/** The layer above the photograph of a share image, or the whole image: in the style of the site's page titles. */
export function ShareImage({ card, hasPicture, logo, blueprint }: Props) {
  const { ink, paper, base, baseHigh } = card.colors ?? ownColors;
  const ground = opaqueOnWhite(card.color ?? (card.colors ? ink : headerBlue));
  const color = hasPicture || carriesWhiteText(ground) ? paper : darkTextOn(ground);
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        color,
        fontFamily: 'latin, turkish',
        background: hasPicture ? 'transparent' : ground,
      }}
    >
      {hasPicture ? (
        <div
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: '100%',
            height: '100%',
            backgroundImage: `linear-gradient(0deg, ${scrim(0.94)} 0%, ${scrim(0.8)} 38%, ${scrim(0.34)} 68%, ${scrim(0.3)} 78%, ${scrim(0.66)} 100%)`,
          }}
        />
      ) : (
        <img
          alt=""
          src={blueprint(color)}
          width={1008}
          height={630}
          style={{ position: 'absolute', right: -170, top: 0, opacity: 0.32 }}
        />
      )}
      <div
        style={{ position: 'absolute', left: rail, top: 0, width: 2, height: '100%', background: color, opacity: 0.45 }}
      />
      <div style={{ position: 'absolute', left: rail - 8, top: 74, width: 18, height: 18, background: base }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: `48px 72px 60px ${rail + 40}px`,
          width: '100%',
        }}
      >
        {card.colors ? (
          <div style={{ display: 'flex', fontSize: 34 }} {...(card.logo && color === paper && { [logoMark]: true })}>
            {drawn(card.siteTitle)}
          </div>
        ) : (
          <img alt="" src={logo(color, color === paper ? baseHigh : ink)} width={313} height={72} />
        )}
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'block',
              fontSize: titleSize(card.title),
              lineHeight: 1.06,
              letterSpacing: '-0.02em',
              lineClamp: 4,
              maxWidth: 980,
              wordBreak: 'break-word',
            }}
          >
            {drawn(card.title)}
          </div>
          <div style={{ display: 'flex', marginTop: 28, fontSize: 27, opacity: 0.86 }}>
            {[card.siteTitle, card.subTitle].map(drawn).filter(Boolean).join('  —  ')}
          </div>
        </div>
      </div>
      <div style={{ position: 'absolute', left: 0, bottom: 0, width: '100%', height: 12, background: base }} />
    </div>
  );
}
