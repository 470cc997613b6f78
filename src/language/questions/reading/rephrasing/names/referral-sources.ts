import type { SourceView } from '../../../data/source-view.ts';
import { type Piece, replaceEach } from '../../piece.ts';

/** "Referral sources", "referrers": sources of the medium, or channel, that is called so. */
export function referralSources(pieces: Piece[], views: readonly SourceView[]): void {
  replaceEach(pieces, (piece) => {
    const said = piece.type === 'dimension' ? piece.said : '';
    const noun = /^referr(?:al|ing) (.+)$/i.exec(said)?.[1];
    const isListed = /^referrers$/i.test(said);
    if (noun === undefined && !isListed) return undefined;
    const candidates = views.flatMap((view) =>
      ['medium', 'channel'].flatMap((kind) => {
        const dimension = view.dimensionOf(kind);
        const referral =
          dimension && view.membersOf(dimension).find(({ name }) => /^referrals?$/i.test(name.trim()));
        return dimension && referral
          ? [
              {
                dimension,
                sourceId: view.source.id,
                members: [referral.name],
                how: 'name' as const,
                volume: referral.volume,
              },
            ]
          : [];
      }),
    );
    if (candidates.length === 0) return undefined;
    const referral: Piece = { ...piece, type: 'members', candidates, said: said.split(' ')[0] ?? '' };
    const sources = { ...piece, said: noun ?? said };
    // In the plural and alone they are listed; "the referral site google.de" is one.
    return isListed ? [sources, referral] : [referral, sources];
  });
}
