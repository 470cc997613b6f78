import type { PropertyFacts, WebStream } from '../data-sets/data-set.ts';
import type { StreamVariant } from '../faults/fault.ts';

type Message = Record<string, unknown>;

/** A property's data streams, or what a switch puts in their place. */
export function presentStreams(property: PropertyFacts, variant?: StreamVariant): Message[] {
  const web = property.webStreams.map((stream) => presentWebStream(property, stream));
  switch (variant) {
    case undefined:
      return web;
    case 'none':
      return [];
    case 'app':
      return [presentAppStream(property)];
    case 'mixed':
      return [...web, presentAppStream(property)];
    case 'twoWeb': {
      const [first] = property.webStreams;
      const host = new URL(first?.defaultUri ?? 'https://www.example').hostname.replace(/^[^.]+/, 'second');
      const second: WebStream = {
        id: '499999901',
        displayName: 'Second web stream',
        measurementId: 'G-SECOND0002',
        defaultUri: `https://${host}`,
      };
      return [...web, presentWebStream(property, second)];
    }
  }
}

function presentWebStream(property: PropertyFacts, stream: WebStream): Message {
  return {
    name: `properties/${property.id}/dataStreams/${stream.id}`,
    type: 'WEB_DATA_STREAM',
    displayName: stream.displayName,
    webStreamData: { measurementId: stream.measurementId, defaultUri: stream.defaultUri },
    createTime: property.createTime,
    updateTime: property.createTime,
  };
}

function presentAppStream(property: PropertyFacts): Message {
  return {
    name: `properties/${property.id}/dataStreams/499999902`,
    type: 'ANDROID_APP_DATA_STREAM',
    displayName: 'Android app',
    androidAppStreamData: { firebaseAppId: '1:100000000001:android:0001', packageName: 'example.app' },
    createTime: property.createTime,
    updateTime: property.createTime,
  };
}
