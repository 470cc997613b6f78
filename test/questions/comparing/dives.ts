/**
 * Dives in January 40, in February 100 and in March 90: of these Reef 10, 40 and 50, Wreck 20, 50 and 30, Cave 10 each. Photos in
 * January 10, in February 60 (Reef 10, Wreck 40, Cave 10), in March 60 (Reef 30, Wreck 20, Cave 10). By sail: Reef alone.
 */
export const dives: readonly string[] = [
  'date,site,boat,dives,photos',
  '2026-01-01,Reef,sail,10,5',
  '2026-01-02,Wreck,motor,20,5',
  '2026-01-31,Cave,motor,10,0',
  '2026-02-01,Reef,sail,40,10',
  '2026-02-02,Wreck,motor,50,40',
  '2026-02-28,Cave,motor,10,10',
  '2026-03-01,Reef,sail,50,30',
  '2026-03-02,Wreck,motor,30,20',
  '2026-03-31,Cave,motor,10,10',
];
