import type { TestedNode } from '#src/engine/analysis.ts';
import type { Finding } from '#src/engine/finding.ts';
import type { Metric } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';
import type { NearMiss } from '../near-misses.ts';

/** All that the reading of a question may know. Nothing is looked up while it is read. */
export interface QuestionContext {
  /** In the zone of the property. */
  readonly today: Day;
  /** Active ones; the first of a type is asked where several could answer, and the answer says so. */
  readonly sources: readonly QuestionSource[];
  readonly site?: SiteTerms | undefined;
  /** Weeks that were analysed, newest first: what "what happened" is answered from. */
  readonly weeks: readonly AnalysedWeek[];
  /** The question before this one, for "only mobile" and "and for revenue?". */
  readonly previous?: PreviousQuestion | undefined;
}

export interface QuestionSource {
  readonly id: string;
  readonly type: 'GA4' | 'GSC' | 'FILE';
  readonly name: string;
  readonly currency: string | null;
  /** First and last day with data; null before the first fetch. */
  readonly firstDay: Day | null;
  readonly lastDay: Day | null;
  /** Reports with at least one fetched day. Dimensions and metrics as in the catalogue, or a file's own names. */
  readonly reports: readonly QuestionReport[];
  /** What the columns of a file mean that the catalogue does not know. */
  readonly ownMetrics?: Readonly<Record<string, Metric>>;
  /** Columns of a file of which no sum or mean can be made: they are left out. */
  readonly ofRowsOnly?: readonly ColumnOfRows[];
  /** Of a file's own counts what each may be a part of, as its rows tell: no-shows of bookings, applications of clicks and of views. */
  readonly wholes?: Readonly<Record<string, readonly string[]>>;
  /** Of a file's columns that are called after who came those that count heads, each time anew: patients beside nothing that there are more of. */
  readonly headCounts?: readonly string[];
  /** Which event plays which role: conversion → generate_lead. */
  readonly events?: readonly { readonly role: string; readonly event: string }[];
  /** By dimension, the largest first; some thousands of each are enough. */
  readonly members: Readonly<Record<string, readonly KnownMember[]>>;
}

/** A number that says something of its own row only. */
export interface ColumnOfRows {
  readonly name: string;
  /** An average or a share of nobody knows how many, or how high something stood: "rating", "balance". */
  readonly kind: 'mean' | 'level';
}

export interface QuestionReport {
  readonly id: string;
  readonly label: string;
  readonly grain: 'day' | 'week';
  readonly dimensions: readonly string[];
  readonly metrics: readonly string[];
  /** The first day that was fetched of it, where the source tells: it may begin later than the source's other reports. */
  readonly firstDay?: Day | undefined;
}

export interface KnownMember {
  readonly name: string;
  /** Of the report's first metric, over the recent weeks: decides between two members that a word could mean. */
  readonly volume: number;
  /** Title of a page, where it is known. */
  readonly title?: string;
}

export interface SiteTerms {
  readonly brandTerms: readonly string[];
  /** The question said them, or one that it follows. */
  readonly isBrandDefined?: true;
  /** `prefix`: how the paths of such pages begin. */
  readonly pageTypes: readonly { readonly name: string; readonly prefix: string }[];
}

export interface AnalysedWeek {
  readonly week: Day;
  readonly sourceId: string;
}

export interface PreviousQuestion {
  readonly question: string;
  /** `reading` of its answer. */
  readonly reading: Readonly<Record<string, unknown>>;
  /** It was asked of another source than the one that this question names. */
  readonly isOfOtherSource?: true;
}

/** What the analysis of one week found, as its cards show it. */
export interface WeekFindings {
  readonly week: Day;
  /** Ids of those of which anything was tested. */
  readonly metrics: readonly string[];
  readonly tested: number;
  readonly kept: number;
  /** Every test with its verdict. */
  readonly nodes: readonly TestedNode[];
  /** Numbers of the whole site outside their usual range of which nothing certain can be said. */
  readonly nearMisses: readonly NearMiss[];
  readonly findings: readonly {
    readonly finding: Finding;
    /** The card's, when the finding has one. */
    readonly cardId: string | null;
    readonly title: string;
    readonly followUpActions: readonly string[];
  }[];
}
